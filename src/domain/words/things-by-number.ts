/** Plural names, without those that are also singular, such as "ardei" or "pui". Folded. */
export const pluralThings =
  'rosii castraveti cartofi morcovi cepe vinete dovlecei ridichi ciuperci masline gogosari gogonele salate ' +
  'mere pere prune caise piersici cirese visine capsuni afine coacaze banane portocale lamai mandarine ' +
  'grepfruturi pepeni struguri nuci alune migdale stafide curmale smochine seminte fructe legume ' +
  'oua iaurturi branzeturi paini chifle covrigi cornuri croissante biscuiti napolitane prajituri gogosi ' +
  'carnati crenvursti sarmale chiftele pulpe aripioare copanele cotlete costite mititei sardine creveti ' +
  'cereale taitei spaghete servetele tampoane absorbante bomboane ciocolate ' +
  'inghetate sucuri beri vinuri ape ceaiuri conserve bureti saci pungi detergenti'

/** Singular names. Folded. */
export const singularThings =
  'rosie castravete cartof morcov ceapa vanata dovlecel usturoi varza conopida broccoli spanac salata patrunjel marar ' +
  'leustean telina sfecla mazare fasole linte porumb banana portocala lamaie mandarina pepene ananas avocado ' +
  'ou lapte iaurt kefir chefir sana smantana frisca unt margarina branza telemea cascaval urda mozzarella parmezan ' +
  'paine franzela bagheta cozonac carne sunca salam parizer slanina pastrama ton somon macrou ' +
  'faina malai gris orez zahar sare piper ulei otet mustar ketchup maioneza bulion miere gem dulceata magiun ' +
  'boia cimbru busuioc scortisoara drojdie pesmet apa suc bere vin cafea ceai cacao ciocolata inghetata halva ' +
  'zacusca detergent balsam sampon sapun deodorant hartie'
