import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { filled } from '../../../src/i18n/filled.ts'
import { features } from '../../../src/i18n/pages/home.ts'
import { privacyParts, privacyPartTexts } from '../../../src/i18n/pages/privacy.ts'
import {
  cards,
  type Editable,
  entries,
  facts,
  line,
  paragraph,
  paragraphs,
  phrases,
  questions,
} from '../../../src/published/page-texts/editable.ts'
import { faultOfText } from '../../../src/published/page-texts/faults.ts'
import type { TextKind } from '../../../src/published/page-texts/page-text.ts'
import { fileTexts, pageTexts, textsUnder } from '../../../src/published/page-texts/page-texts.ts'
import { editableTexts, editedPages } from '../../../src/published/page-texts/texts.ts'
import { publishedVariable } from '../../../src/published/variable.ts'
import { addresses } from '../../../src/site.ts'

const ofFiles = pageTexts([])
const editables = textsUnder(editableTexts, '').map(([path, text]) => [path.slice(1), text] as const)

describe('the texts of the files', () => {
  test.each(editables)('%s is read as it was written', (_, { value, write, read }) => {
    expect(read(write(value))).toEqual(value)
  })

  test.each(fileTexts().map((text) => [text.key, text] as const))('%s has no fault', (_, text) => {
    expect(faultOfText(text, text.text)).toBeUndefined()
  })

  test('are listed completely, each once', () => {
    const keys = fileTexts().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.toSorted()).toEqual(editables.map(([key]) => key).toSorted())
  })

  test('are returned page after page, with the address of each', () => {
    const pages = fileTexts().map(({ page }) => page)
    expect([...new Set(pages)]).toEqual(editedPages.map((name) => addresses[name]))
    expect(pages).toEqual(pages.toSorted((a, b) => placeOf(a) - placeOf(b)))
    expect(textOf('heads.about.title').page).toBe('/despre')
    expect(textOf('privacy.linkul.paragraphs').page).toBe('/confidentialitate')
  })

  test('are plain lines, with counts and placeholders', () => {
    expect(textOf('home.features')).toMatchObject({ kind: 'entries', count: features.length })
    expect(textOf('home.features').text).toMatch(/^Toți văd la fel, pe loc\nCine are .+\.\n\nMerge și /)
    expect(textOf('about.key.text')).toMatchObject({ kind: 'paragraphs', count: 1 })
    expect(textOf('about.guide.text').placeholders).toEqual(['foods'])
    expect(textOf('privacy.vizitele.withService').placeholders).toEqual(['service'])
    expect(textOf('about.values')).not.toHaveProperty('count')
    expect(textOf('about.values')).not.toHaveProperty('placeholders')
  })
})

function placeOf(page: string): number {
  return editedPages.findIndex((name) => addresses[name] === page)
}

function textOf(key: string) {
  const text = fileTexts().find((one) => one.key === key)
  if (!text) throw new Error(`no text ${key}`)
  return text
}

describe('a text of admins', () => {
  test.each(fileTexts().map(({ key, text }) => [key, text] as const))(
    'for %s takes its place, and no other',
    (key, text) => {
      const edited = pageTexts([{ key, text: text.replace(/^(\S+) ?/, 'Zăpada ') }])
      const marked = textsUnder(editableTexts, '')
        .map(([path]) => path.slice(1))
        .filter((path) => JSON.stringify(at(edited, path)) !== JSON.stringify(at(ofFiles, path)))
      expect(marked).toEqual([key])
      expect(JSON.stringify(at(edited, key))).toContain('Zăpada')
    },
  )

  test('changes the words of a card, and leaves its other parts', () => {
    const text = 'Unu\nPrimul.\n\nDoi\nAl doilea,\npe două rânduri.\n\nTrei\nAl treilea.'
    const { home } = pageTexts([{ key: 'home.features', text }])
    expect(home.features).toEqual([
      { icon: features[0]?.icon, title: 'Unu', text: 'Primul.' },
      { icon: features[1]?.icon, title: 'Doi', text: 'Al doilea, pe două rânduri.' },
      { icon: features[2]?.icon, title: 'Trei', text: 'Al treilea.' },
    ])
  })

  test('may have more parts where the number is free', () => {
    const questionsText = 'Merge?\r\nDa.\r\n\r\n \r\n  Chiar?  \r\nChiar așa.'
    const { product, privacy, about } = pageTexts([
      { key: 'product.questions', text: questionsText },
      { key: 'privacy.contul.facts', text: 'Contul\nTot.' },
      { key: 'about.story', text: 'Unul.\n\nAltul.\n\nAl treilea.' },
    ])
    expect(product.questions).toEqual([
      { question: 'Merge?', answer: 'Da.' },
      { question: 'Chiar?', answer: 'Chiar așa.' },
    ])
    expect(privacy.contul.facts).toEqual([{ term: 'Contul', text: 'Tot.' }])
    expect(about.story).toEqual(['Unul.', 'Altul.', 'Al treilea.'])
  })

  test.each([
    ['about.nothing', 'Un text.'],
    ['about', 'Un text.'],
    ['home.features', 'Unu\nNumai unul.'],
    ['heads.about.title', 'Scurt'],
    ['about.guide.text', 'Fără număr.'],
  ])('for %s that says “%s” is passed over', (key, text) => {
    expect(pageTexts([{ key, text }])).toEqual(ofFiles)
  })
})

function at(tree: unknown, path: string): unknown {
  return path.split('.').reduce((node, name) => (node as Record<string, unknown>)[name], tree)
}

describe('a fault of a text', () => {
  const of = (kind: TextKind, more = {}) => ({ key: 'about.any', kind, ...more })
  const long = (length: number) => 'a'.repeat(length)
  const blocks = (count: number) => Array.from({ length: count }, () => 'Unul.').join('\n\n')

  test.each<[rules: Parameters<typeof faultOfText>[0], text: string, fault: string | undefined]>([
    [of('line'), '', 'Textul nu poate fi gol.'],
    [of('paragraphs'), ' \n\t\n', 'Textul nu poate fi gol.'],
    [of('line'), 'Un rând.\r\n', undefined],
    [of('line'), 'Un rând.\nAltul.', 'Textul trebuie să stea pe un singur rând.'],
    [of('line'), 'Un rând.\r\n\r\nAltul.', 'Textul trebuie să stea pe un singur rând.'],
    [of('line'), ' a ', 'Textul trebuie să aibă între 2 și 200 de caractere; acum are 1.'],
    [of('line'), long(2), undefined],
    [of('line'), long(200), undefined],
    [of('line'), long(201), 'Textul trebuie să aibă între 2 și 200 de caractere; acum are 201.'],
    [
      { key: 'heads.about.title', kind: 'line' },
      long(19),
      'Textul trebuie să aibă între 20 și 44 de caractere; acum are 19.',
    ],
    [{ key: 'heads.about.title', kind: 'line' }, long(20), undefined],
    [{ key: 'heads.about.title', kind: 'line' }, long(44), undefined],
    [
      { key: 'heads.about.title', kind: 'line' },
      long(45),
      'Textul trebuie să aibă între 20 și 44 de caractere; acum are 45.',
    ],
    [
      { key: 'heads.home.description', kind: 'line' },
      long(59),
      'Textul trebuie să aibă între 60 și 170 de caractere; acum are 59.',
    ],
    [{ key: 'heads.home.description', kind: 'line' }, long(60), undefined],
    [{ key: 'heads.home.description', kind: 'line' }, long(170), undefined],
    [
      { key: 'heads.home.description', kind: 'line' },
      long(171),
      'Textul trebuie să aibă între 60 și 170 de caractere; acum are 171.',
    ],
    [of('paragraphs'), `Bine.\n\n${long(1_500)}`, undefined],
    [
      of('paragraphs'),
      `Bine.\n\n${long(1_501)}`,
      'Rândul 3: paragraful trebuie să aibă între 2 și 1500 de caractere; acum are 1501.',
    ],
    [of('paragraphs'), blocks(30), undefined],
    [of('paragraphs'), blocks(31), 'Pot fi cel mult 30 de paragrafe; acum sunt 31.'],
    [of('paragraphs', { count: 1 }), 'Un rând,\nși altul.', undefined],
    [
      of('paragraphs', { count: 1 }),
      blocks(2),
      'Trebuie să fie un singur paragraf, fără rânduri goale; acum sunt 2.',
    ],
    [of('questions'), 'Merge?\nDa.', undefined],
    [
      of('questions'),
      'Merge?\nDa.\n\nMerge.\nDa.',
      'Rândul 4: întrebarea trebuie să se termine cu semnul întrebării.',
    ],
    [of('questions'), 'Merge?', 'Rândul 1: sub întrebare trebuie să stea răspunsul ei.'],
    [
      of('questions'),
      'Merge?\n.',
      'Rândul 2: răspunsul trebuie să aibă între 2 și 1500 de caractere; acum are 1.',
    ],
    [
      of('questions'),
      `${long(200)}?\nDa.`,
      'Rândul 1: întrebarea trebuie să aibă între 2 și 200 de caractere; acum are 201.',
    ],
    [of('entries'), 'Unu\nText.\n\nDoi\nText.', undefined],
    [of('entries'), 'Unu\nText.\n\n\nDoi', 'Rândul 5: sub titlu trebuie să stea textul lui.'],
    [of('entries'), '1\nText.', 'Rândul 1: titlul trebuie să aibă între 2 și 200 de caractere; acum are 1.'],
    [
      of('entries', { count: 6 }),
      Array.from({ length: 5 }, () => 'Unu\nText.').join('\n\n'),
      'Trebuie să fie exact 6 fragmente, despărțite de câte un rând gol; acum sunt 5.',
    ],
    [
      of('entries', { count: 23 }),
      'Unu\nText.',
      'Trebuie să fie exact 23 de fragmente, despărțite de câte un rând gol; acum este doar unul.',
    ],
    [of('phrases', { count: 2 }), 'Una\n\nAlta', undefined],
    [of('phrases', { count: 3 }), 'Una\nAlta', 'Trebuie să fie exact 3 rânduri; acum sunt 2.'],
    [
      of('phrases', { count: 2 }),
      'Una\n-',
      'Rândul 2: textul trebuie să aibă între 2 și 200 de caractere; acum are 1.',
    ],
    [of('line', { placeholders: ['foods'] }), 'Avem {foods}.', undefined],
    [
      of('line', { placeholders: ['foods'] }),
      'Avem {food}.',
      'Păstrați în text „{foods}”, exact așa: pe pagină, locul lui îl ia valoarea de la zi.',
    ],
  ])('%j: “%s” %s', (rules, text, fault) => {
    expect(faultOfText(rules, text)).toBe(fault)
  })
})

describe('a text of an admin', () => {
  const word = fc.constantFrom('lapte', 'ouă,', '„pâine”', '2', '{foods}', 'merge?', '-')
  const sentence = fc
    .array(word, { minLength: 1, maxLength: 5 })
    .map((words) => `Și ${words.join(' ')}`)
    .filter((text) => text.length <= 200)
  const some = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: 1, maxLength: 30 })
  const titled = fc.record({ title: sentence, text: sentence })
  const asked = fc.record({ question: sentence.map((text) => `${text}?`), answer: sentence })
  const three = [1, 2, 3].map((icon) => ({ icon, title: '', text: '' }))
  const threeOf = (words: fc.Arbitrary<object>) =>
    fc.tuple(words, words, words).map((all) => all.map((of, index) => ({ ...three[index], ...of })))

  const isKept = <Value>(editable: Editable<Value>, values: fc.Arbitrary<Value>) =>
    fc.assert(
      fc.property(values, fc.constantFrom('\n', '\r\n', ' \n'), (value, lineEnd) => {
        const text = editable.write(value)
        expect(faultOfText({ key: 'any', ...editable }, text)).toBeUndefined()
        expect(editable.read(text.replaceAll('\n', lineEnd))).toEqual(value)
      }),
    )

  test.each<[name: string, hold: () => void]>([
    ['a line', () => isKept(line(''), sentence)],
    ['a paragraph', () => isKept(paragraph(''), sentence)],
    ['paragraphs', () => isKept(paragraphs([]), some(sentence))],
    ['questions', () => isKept(questions([]), some(asked))],
    ['entries', () => isKept(entries([]), some(titled))],
    ['facts', () => isKept(facts([]), some(titled.map(({ title, text }) => ({ term: title, text }))))],
    ['cards', () => isKept(cards(three), threeOf(titled) as fc.Arbitrary<typeof three>)],
    [
      'phrases',
      () => isKept(phrases(three), threeOf(sentence.map((text) => ({ text }))) as fc.Arbitrary<typeof three>),
    ],
  ])('is kept as it is meant: %s', (_, hold) => hold())

  test('reads the same once it was rewritten, with any line breaks', () => {
    const rows = fc.array(fc.oneof(sentence, fc.constant(''), fc.constant('  ')), { minLength: 1 })
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(paragraphs([]), entries([])),
        (lines, editable: Editable<unknown>) => {
          const text = lines.join('\n')
          fc.pre(faultOfText({ key: 'any', kind: editable.kind }, text) === undefined)
          const read = editable.read(text)
          expect(editable.read(editable.write(read))).toEqual(read)
        },
      ),
    )
  })
})

describe('the parts of the privacy page', () => {
  const idsOf = (parts: ReturnType<typeof privacyParts>) => parts.map(({ id }) => id)

  test('are those of the texts, with or without a service that counts views', () => {
    const alone = privacyParts(privacyPartTexts)
    expect(idsOf(alone)).toEqual(Object.keys(privacyPartTexts))
    expect(idsOf(privacyParts(privacyPartTexts, 'numar.example'))).toEqual(idsOf(alone))
    expect(alone.find(({ id }) => id === 'vizitele')).toEqual({
      id: 'vizitele',
      title: privacyPartTexts.vizitele.title,
      paragraphs: privacyPartTexts.vizitele.paragraphs,
    })
  })

  test('name the service where one counts views, and only there', () => {
    const [alone, served] = [undefined, 'numar.example'].map((service) =>
      JSON.stringify(privacyParts(privacyPartTexts, service)),
    )
    expect(alone).not.toContain('serviciul ')
    expect(served).toContain('Paginile deschise le numără serviciul numar.example, ales de')
    expect(served).not.toContain(privacyPartTexts['cui-dam'].paragraphs[0])
  })
})

test('a placeholder without a value stays as it is', () => {
  expect(filled('{foods} și {altele}, {foods}', { foods: '$& 3' })).toBe('$& 3 și {altele}, $& 3')
})

describe('the published text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-texts-'))

  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is also in heads and structured data', async () => {
    const description = 'Lista de cumpărături a casei, pe telefonul fiecăruia, fără cont și fără reclame.'
    const path = join(folder, 'content.json')
    const texts = [{ key: 'heads.home.description', text: description }]
    writeFileSync(path, JSON.stringify({ foods: [], texts, suggestions: [], notices: [] }))
    vi.stubEnv(publishedVariable, path)
    vi.resetModules()
    const { pageHead } = await import('../../../src/seo/page-heads.ts')
    const { webSite, webApplication } = await import('../../../src/seo/site-data.ts')
    const base = new URL('https://lista.example/')
    for (const said of [pageHead('home', base), webSite(base), webApplication(base)]) {
      expect(said).toMatchObject({ description })
    }
  })
})
