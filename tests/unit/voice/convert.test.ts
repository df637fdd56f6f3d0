import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { modelFiles } from '../../../scripts/lib/voice/model-files.ts'
import { convertModel, sumOf } from '../../../voice/install/convert.ts'
import { digestOf, readModelTables } from '../../../voice/install/ctranslate2.ts'
import { smallModel } from '../../support/voice/small-model.ts'

const tokenizer = Buffer.from('{"model":{}}')
const expected = {
  tables: '0b41ebd26adfcd02814058e3b8ddf4fa5c6470834a85abf87975083b24be89bb',
  tokenizer: 'bf424d8ddd80096abbed03d6b10b78fc817c625258c998e0a7bda16a855573c8',
}
const paths = modelFiles('q8')

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'convert-'))
  folder = join(parent, 'model')
})
afterEach(() => rmSync(parent, { recursive: true }))

const written = (path: string) => readFileSync(join(folder, path))

test('the numbers of a model are read in both of its formats', () => {
  const tables = readModelTables(smallModel())
  const halves = tables.get('decoder/embeddings/weight')
  expect(halves?.dims).toEqual([12, 64])
  expect(halves?.values.slice(0, 3)).toEqual(Float32Array.of(0.5, 0.5 + 37 / 2_048, 0.5 + 74 / 2_048))
  const floats = tables.get('encoder/position_encodings/encodings')
  expect(floats?.values.slice(0, 3)).toEqual(Float32Array.of(0, 37 / 1_024, 74 / 1_024))
})

test('a model is always converted to the same files, with its own lengths', () => {
  convertModel(smallModel(), tokenizer, expected, folder)
  expect(JSON.parse(written(paths.config).toString())).toMatchObject({
    d_model: 64,
    encoder_layers: 1,
    decoder_layers: 1,
    encoder_attention_heads: 1,
    num_mel_bins: 4,
    vocab_size: 12,
  })
  expect(written(paths.tokenizer)).toEqual(tokenizer)
  expect({ encoder: sumOf(written(paths.encoder)), decoder: sumOf(written(paths.decoder)) }).toEqual({
    encoder: 'e4880202ede6393987e676a5b7da79bcd1b4c58467f306c118a1cab99c052227',
    decoder: '87f0069f217cb14896a63dedea559ab683d3834e3273cdd242c8209c7d198c6b',
  })
})

describe('a model is refused, and nothing is written,', () => {
  test.each([...readModelTables(smallModel()).keys()])('if a number of %s differs', (name) => {
    const changed = smallModel(name)
    expect(digestOf(changed)).not.toBe(expected.tables)
    expect(() => convertModel(changed, tokenizer, expected, folder)).toThrow('differs from the expected one')
    expect(existsSync(folder)).toBe(false)
  })

  test('if its tokenizer differs', () => {
    const other = Buffer.from('{"model": {}}')
    expect(() => convertModel(smallModel(), other, expected, folder)).toThrow('differs from the expected one')
    expect(existsSync(folder)).toBe(false)
  })
})
