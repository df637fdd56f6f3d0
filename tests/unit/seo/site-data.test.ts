import { expect, test } from 'vitest'
import { howTo, organization, pageTrail, webApplication, webSite } from '../../../src/seo/site-data.ts'
import { faqPage, graphText } from '../../../src/seo/structured-data.ts'

const base = new URL('https://lista.example/')

test('site and application are of the same organisation', () => {
  const { '@id': id } = JSON.parse(JSON.stringify(organization(base, 'noi@lista.example')))
  expect(webSite(base)).toMatchObject({ publisher: { '@id': id } })
  expect(webApplication(base)).toMatchObject({ provider: { '@id': id }, isAccessibleForFree: true })
})

test('the way to a page begins at home', () => {
  expect(pageTrail(base, 'privacy')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Acasă', item: 'https://lista.example/' },
      { position: 2, name: 'Confidențialitate', item: 'https://lista.example/confidentialitate' },
    ],
  })
})

test('steps are numbered, and questions carry their answers', () => {
  expect(howTo(base, 'Cum', [{ title: 'Întâi', text: 'a' }])).toMatchObject({
    step: [{ position: 1, name: 'Întâi', text: 'a' }],
  })
  expect(faqPage([{ question: 'Merge?', answer: 'Da.' }])).toMatchObject({
    mainEntity: [{ name: 'Merge?', acceptedAnswer: { text: 'Da.' } }],
  })
})

test('no text ends the script that contains it', () => {
  const text = graphText([faqPage([{ question: '</script>', answer: '<!--' }])])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script>')
})
