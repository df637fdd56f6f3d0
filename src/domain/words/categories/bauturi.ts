export const bauturi = {
  words: `
apă/ape/apă, sifon, borviz

borsec, dorna, izvorul alb, aqua carpatica, biborțeni, tușnad, zizin, izvorul minunilor, roua munților
poiana negri, perla apuseni, evian, san pellegrino, perrier, alpina borșa, carpatina

suc/sucuri, nectar, limonadă, socată, fresh, băutură, răcoritoare, must, braga, sirop/siropuri, cola
cocacola, pepsi, fanta, sprite, 7 up, 7up, seven up, mirinda, schweppes, kinley, mountain dew, fruttifresh
giusto, prigat, cappy, santal, tymbark, granini, tedi, pfanner, capri sun, capri sonne, figo, smoothie
shake proteic, kombucha, lipton, fuzetea, nestea, arizona, energizant, red bull, redbull, monster, hell
burn, gatorade, powerade, isostar, rockstar, ciao, european drinks, brifcor, ginger ale, hydro, tonica
bitter lemon, ice tea, fuze tea, oranjadă, suculeț, cordial, isotonic, cvas

cafea, ness, nescafe, 3 in 1, 3in1, cappuccino, espresso, frappe, latte, jacobs, lavazza, tchibo, doncafe
davidoff, illy, nespresso, dolce gusto, tassimo, amigo, wiener, kimbo, segafredo, l or, eduscho, la festa
lafesta, cicoare solubilă, inka, ciocolată caldă, matcha, ice coffee, mocha, ristretto, flat white
americano, cold brew, cafeluță

ceai/ceaiuri, mușețel, tei, sunătoare, rooibos, earl grey, fares, plafar, celmar, belin, twinings, dilmah
pompadour, teekanne, mate, flori de soc, flori de tei, flori de mușețel, infuzie, chai

bere/beri, ursus, timișoreana, ciuc, radler, silva, bucegi, bergenbier, heineken, tuborg, carlsberg, stella
beck s, becks, corona, peroni, staropramen, golden brau, neumarkt, skol, azuga, holsten, budweiser, guinness
paulaner, leffe, hoegaarden, zaganu, ciucaș, burger bere, desperados, cidru, somersby, strongbow, grolsch
birra moretti, kozel, grimbergen, pilsner urquell, berică

vin/vinuri, rose, roze, merlot, cabernet, sauvignon blanc, chardonnay, fetească, pinot noir, pinot grigio
muscat, tămâioasă, busuioacă de bohotin, riesling, cotnari, jidvei, murfatlar, recaș, purcari, cricova
beciul domnesc, sange de taur, sâmburești, tohani, zestrea, spumant, șampanie, prosecco, asti, angelli
zarea, lambrusco, sangria, vermut, martini, cinzano, campari, aperol, porto, vinars, șpriț, hugo, vinuț
vinișor, spritz

țuică, pălincă, horincă, rachiu, rachie, vodcă, votcă, vodka, finlandia, smirnoff, gin, rom/romuri, bacardi
havana club, captain morgan, whisky, whiskey, wisky, viski, jack daniels, jack daniel s, jameson
johnnie walker, chivas, ballantines, grants, glenfiddich, jim beam, coniac, cognac, hennessy, brandy
tequila, lichior, baileys, sheridans, amaretto, limoncello, afinată, vișinată, zmeurată, caisată
jagermeister, unicum, ouzo, absint, alexandrion, metaxa, tarie, tării, alcool, triple sec, cointreau
sambuca, grappa, stalinskaya, săniuța, zubrowka, kahlua, malibu, brâncoveanu, scandic pop, zaraza
scotch whisky, jager, cocktail, mojito, pina colada, margarita, cosmopolitan
`,
  hints:
    'bucovina, harghita, capsule, fort, elita, albacher, kaffa, absolut, finlandeză, hera, adria, energy drink, water, coffee, tea, juice, beer, wine, tonic',
}
