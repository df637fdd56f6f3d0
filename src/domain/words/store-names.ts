/**
 * Stores as they are shown, each with its other names. Chains in their own spelling, kinds of stores with the article ("de
 * la piață" is "piața"). Diacritics and capitals do not count.
 */
export const storeNames = `
Lidl, Kaufland, Carrefour, Mega Image/mega, Profi, Penny/Penny Market, Auchan, Cora, Selgros, Metro, Dedeman, IKEA, Jumbo
dm/dm drogerie, Pepco, Annabella, La Doi Pași, Hornbach, Leroy Merlin/Leroy, Altex, eMAG, Flanco, Decathlon, Froo, Supeco
Action, Sinsay, Rossmann, Bricodepot/Brico Depot, Unicarm, Catena, Sensiblu, Dr. Max/dr max, Help Net/helpnet
Farmacia Tei, Douglas, Sephora, Notino, Freshful, Bringo, Glovo, Sezamo, Obor
piața/piață/piațetă, farmacia/farmacie, brutăria/brutărie, măcelăria/măcelărie, carmangeria/carmangerie
cofetăria/cofetărie, patiseria/patiserie, simigeria/simigerie, covrigăria/covrigărie, papetăria/papetărie
librăria/librărie, florăria/florărie, drogheria/drogherie/drogeria/drogerie, magazinul/magazin
supermarketul/supermarket, hipermarketul/hipermarket, alimentara/alimentară, aprozarul/aprozar, băcănia/băcănie
pescăria/pescărie, lactăria/lactărie, plafar/plafarul, benzinăria/benzinărie, petshop/pet shop
târgul/târg, mallul/mall, chioșcul/chioșc
`

/** Items that are identified by their value: "cartelă de 10 lei" is no price. Folded. */
export const thingsOfValue =
  'bilet bilete bancnota bancnote moneda monede monezi timbru timbre cartela cartele card carduri voucher vouchere ' +
  'tichet tichete abonament abonamente reincarcare reincarcari cupon cupoane loz lozuri credit'
