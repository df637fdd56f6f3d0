import { expect, test } from '../support/test.ts'

test('an error of a page, or a violation of its content policy, is noticed in any browser', async ({
  person,
  troubles,
}) => {
  await person.open('/alimente/surse/')
  const guest = await person.guest()
  await guest.open('/alimente/surse/')
  await guest.page.evaluate(() => {
    const picture = new Image()
    picture.src = 'https://example.com/x.png'
    setTimeout(() => {
      throw new Error('a script broke')
    })
  })
  await expect.poll(() => troubles.join()).toContain('img-src forbids https://example.com/x.png')
  await expect.poll(() => troubles.join()).toContain('a script broke')
  troubles.length = 0
})
