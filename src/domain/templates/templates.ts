import { bazaSaptamanii } from './baza-saptamanii.ts'
import { cozonaci } from './cozonaci.ts'
import { gratar } from './gratar.ts'
import { masaDeCraciun } from './masa-de-craciun.ts'
import { masaDePaste } from './masa-de-paste.ts'
import { meseDePost } from './mese-de-post.ts'
import { muraturi } from './muraturi.ts'
import { parastas } from './parastas.ts'
import { rechizite } from './rechizite.ts'
import { sarmale } from './sarmale.ts'
import type { Template } from './template.ts'
import { zacusca } from './zacusca.ts'
import { ziDeNastere } from './zi-de-nastere.ts'

/** All ready templates, in the order in which they are offered. Pages fetch them on demand. */
export const templates: readonly Template[] = [
  bazaSaptamanii,
  gratar,
  sarmale,
  meseDePost,
  ziDeNastere,
  masaDePaste,
  masaDeCraciun,
  cozonaci,
  zacusca,
  muraturi,
  parastas,
  rechizite,
]
