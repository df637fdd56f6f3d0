/** The words of drinks by kind, which decides on deposits and vouchers; `mixed` drinks are mixed with another liquid. */
export const drinks = {
  water: {
    words: `
apă/ape/apă, sifon, borviz
borsec, dorna, izvorul alb, aqua carpatica, biborțeni, tușnad, zizin, izvorul minunilor, roua munților
poiana negri, perla apuseni, evian, san pellegrino, perrier, alpina borșa, carpatina

horchata, jinars, vinaț, tulburel, secărică, cafia, beruță, țai
`,
    hints: 'bucovina, harghita, water',
  },
  soft: {
    words: `
limonadă, socată, răcoritoare, braga, cola, cocacola, pepsi, fanta, sprite, 7 up, 7up, seven up, mirinda
schweppes, kinley, mountain dew, kombucha, energizant, red bull, redbull, monster, hell, burn, gatorade
powerade, isostar, rockstar, european drinks, brifcor, ginger ale, hydro, tonica, bitter lemon, oranjadă
isotonic, cvas, fruttifresh, frutti fresh, giusto, prigat, ciao, lipton ice tea, ice tea, fuze tea, fuzetea, nestea
`,
    hints: 'energy drink, tonic',
  },
  juice: {
    words: `
suc/sucuri, nectar, fresh, ceai rece, băutură, must, cappy, santal, tymbark, granini, tedi, pfanner
capri sun, capri sonne, figo, smoothie, lipton, arizona, suculeț
`,
    hints: 'juice',
  },
  mixed: {
    words: `
sirop/siropuri, shake proteic, cordial
`,
    hints: '',
  },
  brewed: {
    words: `
cafea, ness, nescafe, 3 in 1, 3in1, cappuccino, espresso, frappe, latte, jacobs, lavazza, tchibo, doncafe
davidoff, illy, nespresso, dolce gusto, tassimo, amigo, wiener, kimbo, segafredo, l or, eduscho, la festa
lafesta, cicoare solubilă, inka, ciocolată caldă, matcha, ice coffee, mocha, ristretto, flat white
americano, cold brew, cafeluță
ceai/ceaiuri, mușețel, tei, sunătoare, rooibos, earl grey, fares, plafar, celmar, belin, twinings, dilmah
pompadour, teekanne, mate, flori de soc, flori de tei, flori de mușețel, infuzie, chai
`,
    hints: 'capsule, fort, elita, kaffa, coffee, tea',
  },
  beer: {
    words: `
bere/beri, ursus, timișoreana, ciuc, radler, silva, bucegi, bergenbier, heineken, tuborg, carlsberg, stella
beck s, becks, corona, peroni, staropramen, golden brau, neumarkt, skol, azuga, holsten, budweiser, guinness
paulaner, leffe, hoegaarden, zaganu, ciucaș, burger bere, desperados, cidru, somersby, strongbow, grolsch
birra moretti, kozel, grimbergen, pilsner urquell, berică
`,
    hints: 'albacher, beer',
  },
  wine: {
    words: `
vin/vinuri, rose, roze, merlot, cabernet, sauvignon blanc, chardonnay, fetească, pinot noir, pinot grigio
muscat, tămâioasă, busuioacă de bohotin, riesling, cotnari, jidvei, murfatlar, recaș, purcari, cricova
beciul domnesc, sange de taur, sâmburești, tohani, zestrea, spumant, șampanie, prosecco, asti, angelli
zarea, lambrusco, sangria, vermut, martini, cinzano, campari, aperol, porto, vinars, șpriț, hugo, vinuț
vinișor, spritz
`,
    hints: 'wine',
  },
  spirits: {
    words: `
țuică, pălincă, horincă, rachiu, rachie, vodcă, votcă, vodka, finlandia, smirnoff, gin, rom/romuri, bacardi
havana club, captain morgan, whisky, whiskey, wisky, viski, jack daniels, jack daniel s, jameson
johnnie walker, chivas, ballantines, grants, glenfiddich, jim beam, coniac, cognac, hennessy, brandy
tequila, lichior, baileys, sheridans, amaretto, limoncello, afinată, vișinată, zmeurată, caisată
jagermeister, unicum, ouzo, absint, alexandrion, metaxa, tarie, tării, alcool, triple sec, cointreau
sambuca, grappa, stalinskaya, săniuța, zubrowka, kahlua, malibu, brâncoveanu, scandic pop, zaraza
scotch whisky, jager, cocktail, mojito, pina colada, margarita, cosmopolitan
`,
    hints: 'absolut, finlandeză',
  },
} as const

const kinds = Object.values(drinks)

export const bauturi = {
  words: kinds.map(({ words }) => words).join(''),
  hints: [...kinds.map(({ hints }) => hints), 'hera, adria'].filter((hints) => hints !== '').join(', '),
}
