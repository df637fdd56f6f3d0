import { readFoodsFile } from '../guide/foods-file.ts'

const name = 'virtual:foods'
const resolved = `\0${name}`

/** Hands the build the foods of the guide as data: a list's page is not to carry the whole guide for their names. */
export function foodsPlugin() {
  return {
    name: 'foods',
    resolveId: (id: string) => (id === name ? resolved : undefined),
    load: (id: string) =>
      id === resolved ? `export const foods = ${JSON.stringify(readFoodsFile())}` : undefined,
  }
}
