import type { APIRoute, GetStaticPaths } from 'astro'
import { getGuide } from '../../published/guide.ts'
import { drawPng } from '../../seo/pictures/draw-png.ts'
import {
  foodContent,
  guideContent,
  pageContents,
  type ShareContent,
} from '../../seo/pictures/share-contents.ts'
import { shareKit } from '../../seo/pictures/share-kit.ts'
import { sharePicture } from '../../seo/pictures/share-picture.ts'
import { sharePictures } from '../../site.ts'

/** The pictures of shared links: of the pages that people share, of the guide, and of every food. */
export const getStaticPaths = (async () => {
  const { foods } = await getGuide()
  return [
    pathOf(sharePictures.home, pageContents.home),
    pathOf(sharePictures.about, pageContents.about),
    pathOf(sharePictures.features, pageContents.features),
    pathOf(sharePictures.product, pageContents.product),
    pathOf(sharePictures.guide, guideContent(foods.length)),
    ...foods.map((food) => pathOf(food.slug, foodContent(food))),
  ]
}) satisfies GetStaticPaths

function pathOf(name: string, content: ShareContent) {
  return { params: { name }, props: { content } }
}

export const GET: APIRoute<{ content: ShareContent }> = async ({ props: { content } }) => {
  const png = await drawPng(sharePicture(content, shareKit))
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
