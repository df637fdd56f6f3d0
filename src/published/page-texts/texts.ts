import { aboutTexts } from '../../i18n/pages/about.ts'
import { featuresTexts, suggestionFormTexts } from '../../i18n/pages/features.ts'
import { features, homeLinks, homeTexts } from '../../i18n/pages/home.ts'
import { pageHeadTexts } from '../../i18n/pages/page-heads.ts'
import { privacyPartTexts, privacyTexts } from '../../i18n/pages/privacy.ts'
import { productTexts } from '../../i18n/pages/product-page.ts'
import {
  cards,
  entries,
  facts,
  line,
  paragraph,
  paragraphs,
  phrases,
  questions,
  type TextTree,
} from './editable.ts'

/** The pages whose texts admins can change, by their names in `addresses`. */
export const editedPages = ['home', 'about', 'features', 'product', 'privacy'] as const

type EditedPage = (typeof editedPages)[number]

const heads = {
  home: { description: line(pageHeadTexts.home.description) },
  about: head(pageHeadTexts.about),
  features: head(pageHeadTexts.features),
  product: head(pageHeadTexts.product),
  privacy: head(pageHeadTexts.privacy),
}

const home = {
  title: line(homeTexts.title),
  blurb: line(homeTexts.blurb),
  featuresTitle: line(homeTexts.featuresTitle),
  features: cards(features),
  more: line(homeTexts.more),
  featuresLink: line(homeLinks.features),
}

const about = {
  heading: line(aboutTexts.heading),
  story: paragraphs(aboutTexts.story),
  create: line(aboutTexts.create),
  valuesTitle: line(aboutTexts.values.title),
  values: entries(aboutTexts.values.list),
  key: panel(aboutTexts.key),
  guide: panel(aboutTexts.guide),
  contact: panel(aboutTexts.contact),
}

const featuresPage = {
  heading: line(featuresTexts.heading),
  blurb: line(featuresTexts.blurb),
  cardsLabel: line(featuresTexts.cards.label),
  cards: cards(featuresTexts.cards.list),
  alongsideTitle: line(featuresTexts.alongside.title),
  alongside: entries(featuresTexts.alongside.list),
  otherAppsLink: line(featuresTexts.otherAppsLink),
  smallThingsTitle: line(featuresTexts.smallThings.title),
  smallThings: phrases(featuresTexts.smallThings.list),
  stepsTitle: line(featuresTexts.steps.title),
  steps: entries(featuresTexts.steps.list),
  /** Also shown on the pages about the site and about the list. */
  createCall: {
    title: line(featuresTexts.createCall.title),
    text: line(featuresTexts.createCall.text),
    button: line(featuresTexts.createCall.button),
  },
  suggestion: {
    title: line(suggestionFormTexts.title),
    text: line(suggestionFormTexts.text),
    hint: line(suggestionFormTexts.hint),
  },
}

const product = {
  heading: line(productTexts.heading),
  blurb: line(productTexts.blurb),
  create: line(productTexts.create),
  hint: line(productTexts.hint),
  goodTitle: line(productTexts.good.title),
  good: cards(productTexts.good.list),
  stepsTitle: line(productTexts.steps.title),
  steps: entries(productTexts.steps.list),
  weeklyTitle: line(productTexts.weekly),
  weeklyBlurb: line(productTexts.weeklyBlurb),
  questionsTitle: line(productTexts.questions.title),
  questions: questions(productTexts.questions.list),
}

const privacy = {
  heading: line(privacyTexts.heading),
  blurb: line(privacyTexts.blurb),
  promises: entries(privacyTexts.promises),
  contents: line(privacyTexts.contents),
  'pe-server': partWithFacts(privacyPartTexts['pe-server']),
  contul: partWithFacts(privacyPartTexts.contul),
  'cat-timp': part(privacyPartTexts['cat-timp']),
  'in-trecere': part(privacyPartTexts['in-trecere']),
  'pe-dispozitiv': part(privacyPartTexts['pe-dispozitiv']),
  linkul: part(privacyPartTexts.linkul),
  vocea: part(privacyPartTexts.vocea),
  vizitele: partForViews(privacyPartTexts.vizitele),
  'cui-dam': partForViews(privacyPartTexts['cui-dam']),
  drepturi: part(privacyPartTexts.drepturi),
  contactBefore: line(privacyTexts.contactBefore),
  contactAfter: line(privacyTexts.contactAfter),
  authorityBefore: paragraph(privacyTexts.authorityBefore),
  updated: line(privacyTexts.updated),
}

/** All texts that admins can change. Renaming one loses the admins' versions of it. */
export const editableTexts = { heads, home, about, features: featuresPage, product, privacy } satisfies {
  heads: Record<EditedPage, TextTree>
} & Record<EditedPage, TextTree>

function head({ title, description }: { title: string; description: string }) {
  return { title: line(title), description: line(description) }
}

function panel({ title, text, link }: { title: string; text: string; link: string }) {
  return { title: line(title), text: paragraph(text), link: line(link) }
}

interface PrivacyPart {
  title: string
  paragraphs: readonly string[]
}

function part(of: PrivacyPart) {
  return { title: line(of.title), paragraphs: paragraphs(of.paragraphs) }
}

function partWithFacts(of: PrivacyPart & { facts: readonly { term: string; text: string }[] }) {
  return { ...part(of), facts: facts(of.facts) }
}

function partForViews(of: PrivacyPart & { withService: readonly string[] }) {
  return { ...part(of), withService: paragraphs(of.withService) }
}
