/** The numbers of leaves that notebooks and drawing pads are sold with; fewer are fillets. */
const leaves = [
  16, 20, 24, 32, 36, 40, 48, 50, 60, 64, 72, 80, 96, 100, 120, 140, 144, 150, 160, 192, 200, 240,
]

/**
 * Names that contain a number, folded; `#` stands for any number up to 12. Such a number is never a quantity, unless a unit
 * follows it ("pampers 4" is a size, "pampers 4 pachete" is four packets).
 */
export const numberedNames: readonly string[] = [
  '# in 1',
  '# in unu',
  '7 up',
  '7 days',
  '7 hills',
  '7 arts',
  '7 pacate',
  '3 hectare',
  '3 bit',
  '4 anotimpuri',
  '4 seasons',
  '5 gum',
  '5 elemente',
  '1001 nopti',
  '4711',
  'chivas #',
  'chivas regal #',
  'glenfiddich #',
  'metaxa #',
  'alexandrion #',
  'havana club #',
  'super glue 3',
  'formula 1',
  'studio 54',
  'wd 40',
  ...leaves.map((count) => `${count} file`),
  'chanel 5',
  'oua cod #',
  'omega #',
  'q 10',
  'coenzima q 10',
  'vitamina b #',
  'vitamina d #',
  'vitamina k #',
  'complex b #',
  'b 12',
  'd 3',
  'k 2',
  'mach 3',
  'mach 5',
  'fusion 5',
  'skinguard 5',
  'blue 2',
  'blue 3',
  'venus 3',
  'sensor 3',
  'quattro 4',
  'hydro 5',
  'total 12',
  'complete 7',
  'complete 8',
  'expert 5',
  'power 4',
  'espresso 57',
  'davidoff 57',
  'scutece #',
  'scutec #',
  'pampers #',
  'huggies #',
  'libero #',
  'dada #',
  'lupilu #',
  'babylino #',
  'bella happy #',
  'active baby #',
  'premium care #',
  'harmonie #',
  'pants #',
  'chilotel #',
  'chilotei #',
  'aptamil #',
  'pronutra #',
  'profutura #',
  'milumil #',
  'nan #',
  'optipro #',
  'beba #',
  'hipp #',
  'combiotic #',
  'humana #',
  'similac #',
  'novalac #',
  'topfer #',
  'holle #',
  'kendamil #',
  'lactogen #',
  'nutrilon #',
  'nestogen #',
  'barilla #',
  'kent #',
  'parliament #',
  'benzina 95',
  'benzina 98',
  'benzina 100',
  'premium 95',
  'alcool 70',
  'alcool 90',
  'alcool 96',
  'sanitar 70',
  'sanitar 90',
  'spirt 70',
  'spirt 90',
  'a 3',
  'a 4',
  'a 5',
  'e 14',
  'e 27',
  'r 3',
  'r 6',
  'r 20',
  '0w 20',
  '0w 30',
  '5w 30',
  '5w 40',
  '10w 40',
]

/**
 * Words that announce the meaning of the number behind them: "scutece nr. 4", "pH 5,5", "apă de 2 l", "paste cu 4 ouă".
 * Words that are also a product once folded ("în", "peste", "cod") are left out. Folded.
 */
export const announcingWords =
  'nr no num numar numarul marime marimea marimi masura masurile size tip tipul grad gradul treapta etapa ' +
  'calitate calitatea categoria stadiul nivel nivelul faza seria versiunea modelul calibrul canalul episodul ' +
  'volumul clasa ora etajul nuanta nuantele culoarea cifra varsta a spf fps factor ph uv de din cu la pe pt pentru sub spre fara si sau ori intre langa dupa ' +
  '+ & / x × * ca catre minim maxim minimum maximum'

/** Words behind a leading number that show that it is no quantity: "3 în 1 cafea", "100 % suc". Folded. */
export const linkingWords = 'in din pe pt pentru si sau ori % + & / x × * ='

/**
 * Words that, counted behind a name, describe it: "pizza 4 brânzeturi", "hârtie igienică 3 straturi", "bec 10 W",
 * "vitamina C 500 mg", "tort 8 martie". Folded.
 */
export const describingWords =
  'branzeturi branze formaggi anotimpuri stagioni stele straturi strat timpi cereale seminte plante ierburi culori piperuri fructe legume citrice ' +
  'ciocolate arome carnuri malturi fainuri oua vitamine minerale actiuni beneficii efecte faze sortimente tipuri ' +
  'feluri etaje lame persoane jucatori spalari dci tdi hdi tsi tce mpi cdti jtd locuri nuci miresme mirodenii condimente ingrediente uleiuri ' +
  'ani an luni luna zile zi ore ora h min minute ' +
  'w kw v wati volti mah ah gb tb mg mcg ui iu cm mm inch inchi grade grasime procente proba carate ' +
  'lei leu ron euro eur bani ' +
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'

/**
 * Unknown units that come in large counts; behind a number over 99 every other word belongs to the name ("făină 650
 * albă"). Folded.
 */
export const countedInHundreds =
  'foi coli pagini file capsule tablete comprimate pastile drajeuri servetele discuri dischete betisoare bete ' +
  'scobitori agrafe cuie suruburi pai paie pliculete metri doze seminte boabe puncte bile ace'
