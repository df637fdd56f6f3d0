/**
 * - `measure`: a physical amount; products of it add up ("6x2 l" is 12 l).
 * - `piece`: the item itself, counted.
 * - `pack`: contains or groups something else.
 * - `vessel`: like a pack, but with a material it is itself the item ("20 de pahare de plastic").
 */
export type UnitKind = 'measure' | 'piece' | 'pack' | 'vessel'

interface UnitRow {
  /** The stored spelling. */
  unit: string
  kind: UnitKind
  /** Other spellings that people write, folded and without a closing dot. */
  spellings: string
}

export const unitRows: readonly UnitRow[] = [
  {
    unit: 'kg',
    kind: 'measure',
    spellings: 'kgr kgs kilogr kil kile kila kilu kilo chil chile kilogram kilograme kilogramul',
  },
  { unit: 'g', kind: 'measure', spellings: 'gr grm gram grame' },
  { unit: 'l', kind: 'measure', spellings: 'lt ltr lit litr litru litri litrii litre' },
  { unit: 'ml', kind: 'measure', spellings: 'mililitru mililitri' },
  { unit: 'cl', kind: 'measure', spellings: 'centilitru centilitri' },
  { unit: 'buc', kind: 'piece', spellings: 'bc bucata bucati' },
  { unit: 'pachet', kind: 'pack', spellings: 'pac pach pch pck pache pachete' },
  { unit: 'cutie', kind: 'vessel', spellings: 'cut cutii' },
  { unit: 'sticlă', kind: 'vessel', spellings: 'sticla sticle stic sticl stl' },
  { unit: 'borcan', kind: 'vessel', spellings: 'borc borcane' },
  { unit: 'conservă', kind: 'pack', spellings: 'cons conserva conserve' },
  { unit: 'pungă', kind: 'vessel', spellings: 'pung punga pungi' },
  { unit: 'plic', kind: 'vessel', spellings: 'plicuri' },
  { unit: 'legătură', kind: 'pack', spellings: 'leg legatura legaturi' },
  { unit: 'doză', kind: 'pack', spellings: 'doza doze' },
  { unit: 'bax', kind: 'pack', spellings: 'baxuri' },
  { unit: 'rolă', kind: 'pack', spellings: 'rola role' },
  { unit: 'tub', kind: 'pack', spellings: 'tuburi' },
  { unit: 'felie', kind: 'pack', spellings: 'felii' },
  { unit: 'căpățână', kind: 'pack', spellings: 'capatana capatani capatina capatini' },
  { unit: 'fir', kind: 'pack', spellings: 'fire' },
  { unit: 'pahar', kind: 'vessel', spellings: 'pahare' },
  { unit: 'cană', kind: 'vessel', spellings: 'cana cani' },
  { unit: 'lingură', kind: 'vessel', spellings: 'lg lingura linguri' },
  { unit: 'linguriță', kind: 'vessel', spellings: 'lgt lingurita lingurite' },
  { unit: 'cartelă', kind: 'pack', spellings: 'cartela cartele' },
  { unit: 'tavă', kind: 'vessel', spellings: 'tava tavi tave' },
  { unit: 'plasă', kind: 'pack', spellings: 'plasa plase' },
  { unit: 'set', kind: 'pack', spellings: 'seturi' },
]
