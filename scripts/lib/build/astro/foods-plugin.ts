import { readFoodsFile } from '../../guide/foods-file.ts'

const name = 'virtual:foods'
const resolved = `\0${name}`

/** Gives the build the names of foods as a module of data, so that a list's page does not include the whole guide. */
export function foodsPlugin() {
  return {
    name: 'foods',
    resolveId: (id: string) => (id === name ? resolved : undefined),
    load: (id: string) =>
      id === resolved ? `export const foods = ${JSON.stringify(readFoodsFile())}` : undefined,
  }
}
