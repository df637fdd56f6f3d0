/**
 * Items that take no bare noun behind them and describe no item before them: if two of them meet, the second is a new item
 * ("lapte pâine ouă"). Folded.
 */
export const plainThings =
  'lapte paine painea paini franzela bagheta oua ou unt smantana iaurt iaurturi chefir kefir cascaval telemea ' +
  'zahar malai ulei apa bere vin detergent servetele sampon sapun deodorant salam sunca carnati ' +
  'cartofi cartof ceapa morcovi castraveti castravete rosii usturoi varza ardei vinete dovlecei patrunjel marar ' +
  'conopida broccoli spanac mere pere banane portocale lamai struguri piersici caise prune cirese capsuni pepene ' +
  'kiwi mandarine drojdie covrigi biscuiti salata telina pastarnac cepe ciuperci dovleac praz fasole sare piper ' +
  'chifle cafea faina orez hartie bureti saci pungi otet margarina slanina parizer crenvursti masline miere ' +
  'unturi bulion mustar untura frisca urda kefir sana mozzarella parmezan castraveciori porumb ' +
  'avocado lamaie portocala banana castravetele morcov ananas grepfrut zmeura afine mandarina ' +
  'cozonac lipie chifla covrig pufuleti chipsuri napolitane bomboane eugenii ' +
  'ketchup maioneza scortisoara cimbru busuioc pesmet gris linte naut mazare spaghete taitei ' +
  'cola pepsi cafele beri tuica suncute pastrama kaiser bacon mititei ' +
  'scutece absorbante tampoane chibrituri becuri baterii prosoape cotonete ' +
  'sapunuri deodorante sampoane detergenti balsam ' +
  'leustean rucola sfecla gulie gulii ridichi bame loboda stevie leurda sparanghel'

/** Animals and fish, behind which the next known item is a new one; behind another item they are its kind. Folded. */
export const wholeHeads =
  'pui gaina curcan rata gasca miel ied vita vitel porc iepure somon pastrav crap cod hering peste dorada macrou biban salau'

/** Items that begin a new one, although a noun behind them is part of them ("suc mere", "pastă dinți"). Folded. */
export const takingThings =
  'branza suc sucuri ceai paste conserve conserva gem dulceata ciocolata inghetata boia ' +
  'piept pulpe aripioare carne ficat pateu pasta crema spuma gel lotiune periuta periute supa ciorba sos pizza ' +
  'cotlet ceafa file muschi ton sardine macrou somon halva rahat prajitura tort placinta compot sirop ' +
  'dulceturi ceaiuri fulgi cereale seminte alune nuci migdale arahide stafide masca folie lavete perie '

/** Items that are new ones behind those as well: "gem miere", but "suc mere". Folded. */
export const separateThings =
  'detergent sapun sampon deodorant hartie servetele saci bureti paine painea franzela smantana salam ' +
  'parizer carnati crenvursti bere zahar malai miere drojdie otet margarina mustar scutece absorbante branza cafea ' +
  'chipsuri pufuleti faina orez iaurt kefir bulion ketchup maioneza cartofi castraveti baloane lumanari farfurii'

/** Words that name a kind of the item before them, although they are items as well: "ulei 1 l floarea soarelui". Folded. */
export const kindWords =
  'floarea rapita germeni samburi palmier lichid lichida solid pudra tocata tocate cherry'

/** Items that hold others, so that they are units behind a number: "lemne 2 saci". Folded. */
export const holdingThings =
  'sac saci lada lazi galeata galeti cofraj cofraje caserola caserole naveta navete cos cosuri ghiveci ghivece ' +
  'butoi butoaie bidon bidoane canistra canistre flacon flacoane teanc tableta tablete mosor mosoare cartus calup calupuri pereche perechi'

/** Two items that are one product if the second follows the first: "ulei măsline". Folded. */
export const joinedThings: readonly string[] = [
  'ulei masline',
  'otet mere',
  'iaurt capsuni',
  'iaurt piersici',
  'iaurt visine',
  'iaurt cirese',
  'iaurt caise',
  'salata vinete',
  'salata rucola',
  'salata sfecla',
  'salata rosii',
  'salata castraveti',
  'salata ciuperci',
  'salata icre',
  'salata fructe',
  'salata ton',
  'salata somon',
  'unt arahide',
  'unt migdale',
  'prosoape hartie',
  'servetele hartie',
  'saci hartie',
  'pungi hartie',
]

/** Items that are red, so that "roșii" behind them may be no tomatoes. Folded. */
export const redThings =
  'ardei ceapa cepe mere struguri varza prune pere morcovi cirese coacaze visine grepfrut grapefruit'
