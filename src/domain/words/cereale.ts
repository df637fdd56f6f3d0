export const cereale = {
  words: `
făină/făinuri/făinei/faina, făină albă, făină integrală, făină de grâu, făină de secară, făină de porumb, făină de orez, făină de ovăz, făină de cocos, făină de hrișcă, făină de năut, făină fără gluten, făină 000, făină 650, făină de spelta, tapioca, amidon, amidon de porumb, amidon alimentar, tărâțe, tărâțe de grâu, tărâțe de ovăz, psyllium, gluten, germeni de grâu
mălai, mălai grișat, mălai extra, mămăligă, polenta, griș, griș de porumb, pesmet, pesmet panko, panko, arpacaș, cușcuș, couscous, bulgur, hrișcă, quinoa, mei, orz/orzul, orzoaică, secară, ovăz, grâu, grâu pentru colivă, amarant, spelta, germeni de ovăz
orez/orezul, orez basmati, orez brun, orez cu bob lung, orez bob rotund, orez alb, orez jasmin, orez sălbatic, orez parboiled, orez integral, orez arborio, orez sushi, orez expandat, rondele de orez, rondele de porumb, rondele expandate, basmati
paste, paste făinoase, paste integrale, paste fără gluten, paste scurte, pasta, spaghetti, spaghetă, spaghete, macaroane, penne, fusilli, farfalle, tagliatelle, taliatele, rigatoni, fettuccine, linguine, tortellini, ravioli, gnocchi, orzo, lasagna, lasagne, foi de lasagna, cannelloni, melcișori, scoici paste, spirale, fundițe paste, tăiței, tăieței, tăiței de casă, tăiței de orez, fidea, noodles, noodle, nudli, ramen, paste cu ou, stelute, steluțe paste, tortilini, supa de fidea
cereale, cereale integrale, cereale pentru micul dejun, cereale cu lapte, cereale cu miere, cereale cu ciocolată, fulgi de porumb, fulgi de ovăz, fulgi de cereale, fulgi de secară, fulgi de grâu, fulgi de hrișcă, fulgi, ovăz integral, corn flakes, cornflakes, musli, muesli, granola, terci, terci de ovăz, porridge, chocapic, nesquik cereale, cheerios, fitness cereale, cini minis, cookie crisp, lion cereale, kosmostars, weetabix, cereale nestle
fasole, fasole boabe, fasole albă, fasole roșie, fasole neagră, fasole uscată, fasole pestriță, fasole de casă, fasole borlotti, linte, linte roșie, linte verde, linte neagră, năut, năut boabe, mazăre uscată, mazăre boabe, mazăre galbenă, mazăre spartă, soia, boabe de soia, granule de soia, texturat de soia, soia texturată, bob uscat, leguminoase, fasole mung, carne de soia, șnițel de soia
barilla, pambac, băneasca, băneasa făină, arpis, deroni orez, atifco, scotti, panzani, buitoni, titan făină, dobrogea făină, ca la mama acasă, divella, de cecco, garofalo, la strămoși, indomie, vifon, yum yum, reeva
`,
  hints:
    'băneasa, dobrogea, titan, fitness, monini, solaris, sano vita, sanovita, pirifan, boabe, gluten free',
}
