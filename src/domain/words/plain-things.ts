/**
 * Things that take no bare noun behind them and are none behind another: where two of them meet, somebody has gone on to
 * the next ("lapte pâine ouă"). Folded.
 */
export const plainThings =
  'lapte paine painea paini franzela bagheta oua ou unt smantana iaurt iaurturi chefir kefir cascaval telemea ' +
  'zahar malai ulei apa bere vin detergent servetele sampon sapun deodorant salam sunca carnati ' +
  'cartofi cartof ceapa morcovi castraveti castravete rosii usturoi varza ardei vinete dovlecei patrunjel marar ' +
  'conopida broccoli spanac mere pere banane portocale lamai struguri piersici caise prune cirese capsuni pepene ' +
  'kiwi mandarine drojdie covrigi biscuiti'

/** Things that begin another, though a noun behind them is part of them ("suc mere", "pastă dinți"). Folded. */
export const takingThings =
  'branza suc sucuri ceai cafea paste faina orez otet hartie conserve conserva gem dulceata ciocolata inghetata ' +
  'piept pulpe aripioare carne ficat pateu bureti saci pungi'

/** What is red, so that "roșii" behind it need not be tomatoes. Folded. */
export const redThings = 'ardei ceapa mere struguri varza prune pere morcovi cirese'
