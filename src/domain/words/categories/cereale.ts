export const cereale = {
  words: `
făină/făinuri/făinei/faina, tapioca, amidon, tărâțe, psyllium, gluten, germeni de grâu

mălai, mămăligă, polenta, griș, pesmet, panko, tempura, teff, freekeh, arpacaș, cușcuș, couscous, bulgur, hrișcă, quinoa, mei
orz/orzul, orzoaică, secară, ovăz, grâu, amarant, spelta, germeni de ovăz, germeni de porumb

orez/orezul, rondele de porumb, rondele expandate, basmati, risotto

paste, spaghetă, macaroane, penne, fusilli, farfalle, tagliatelle, taliatele, rigatoni, fettuccine, linguine
tortellini, ravioli, gnocchi, orzo, lasagna, cannelloni, melcișori, scoici paste, spirale, tăiței, tăieței
fidea, noodles, noodle, nudli, ramen, stelute, tortilini, supa de fidea, pappardelle, conchiglie, ditalini
orecchiette, caserecce, tortiglioni, pipette, stelline, udon, soba, vermicelli

cereale, fulgi, corn flakes, cornflakes, musli, muesli, granola, terci, porridge, chocapic, nesquik cereale
cheerios, cini minis, cookie crisp, lion cereale, kosmostars, weetabix, crunchy

fasole, păsulă, linte, năut, mazăre uscată, mazăre boabe, mazăre galbenă, mazăre spartă, soia, bob uscat
leguminoase, carne de soia, șnițel de soia, fasolică

barilla, pambac, băneasca, arpis, deroni orez, atifco, scotti, panzani, buitoni, ca la mama acasă, divella
de cecco, garofalo, la strămoși, indomie, vifon, yum yum, reeva, sano vita

lașcă/laște, macaroană/macarone, cuș cuș, crupă/crupe, păsat, urez, zdrențe
`,
  hints: 'băneasa, dobrogea, titan, fitness, monini, solaris, sanovita, pirifan, boabe, pasta, piure',
}
