/**
 * Everyday, regional, English and chat spellings of the words that the lists use: the word first, its spellings after
 * it. A spelling may have several words. Affixes need no entry: the stemmer removes them.
 */
export const spellings: Record<string, string> = {
	// Grammar
	tidak:
		'tdk, ga, gak, gk, g, nggak, ngga, enggak, engga, gag, kagak, kaga, ndak, nda, ngk, ngak, gada, ora, ra, teu, henteu, tak, not, dont, doesnt, wont, indak, tiada',
	'tidak bisa': 'gabisa, gbs, gabs, gakbisa, gkbs, gbisa, cant, cannot, can t, unable, susah sekali',
	'tidak mau': 'gamau, gamo, gmau, gakmau, menolak, ogah, emoh, wegah, refuse',
	bisa: 'bs, biso, iso, dapat, mampu, kuasa, can, biso',
	mau: 'hoyong, mo, mw, pngn, pengen, pingin, ingin, pgn, pengin, hendak, want, kepingin, kepengen, niat, arep, hayang, nak',
	mendadak:
		'tiba, tibatiba2, tb, tibatiba, sudden, suddenly, ujug, moro, dadakan, barusan, ndadak, tau2, tautau, seketika, sontak, dumadakan',
	saja: 'aja, aj, ajah, doang, ae',
	terus: 'terusan, trus, trs, nonstop, tanpa henti, ngga henti',
	sudah: 'udah, udh, sdh, dah, wes, wis, geus',
	sekali: 'banget, bgt, bgtt, bngt, sangat, amat, pisan, tenan, bener, very, so much, bana',
	hebat:
		'parah, dahsyat, luar biasa, severe, heboh, kebangetan, tidak tertahan, tidak tertahankan, tak tertahankan, tidak tahan, tidak kuat, tidak ketulungan, setengah mati, kaya mau mati, amat sangat, akut, ekstrem, worst, pool',
	hitam: 'item, itam, ireng, hideung, black, menghitam',
	hijau: 'ijo, ijem, hejo, green',
	pegang: 'megang, megangin, pegangin, memegangi, nyekel',
	kelihatan: 'keliatan, kliatan, ketok, katingal, nampak, terlihat',
	igd: 'ugd, emergency, instalasi gawat darurat, unit gawat darurat',
	ambulans: 'ambulan, ambulance, ambulans, ambulanc, mobil ambulan',
	kecoa: 'kecoak, coro, kecowa',
	jelas: 'jls, jlas',
	tahun: 'thn, th, taun, tahunan, years, year',
	bulan: 'bln, months, month, wulan',
	minggu: 'mgg, mggu, weeks, week, pekan',
	menit: 'mnt, minutes, minute',
	gula: 'gds, gdp, gda, sugar, gulane',
	ciu: 'arak, tuak, vodka',
	malas: 'males, mls',
	gerak: 'nendang, move, moving, obah, usik, polah',
	kiri: 'left, kiwo, kiwa, kenca',
	cedera: 'cidera, injury, injured',
	berat: 'abot, heavy, beurat',
	lahir: 'nglairne, nglairke, lairan, babaran, nglahirno, ngalahirkeun, nglairake',
	lihat: 'ndelok, ndelog, ningali, weruh',
	injak: 'injek, nginjek, keinjek, keinjak, terinjak, nginjak, nginjk, tincak',
	sakau: 'sakaw, sakow, putus zat',
	'kena gergaji': 'kegergaji, tergergaji, kesenso',
	'kena gerinda': 'kegerinda, tergerinda',
	tinggi: 'luhur, tinggi2, high, dhuwur, tggi',
	banyak:
		'bnyk, byk, bnyak, akeh, loba, many, a lot, deras, mengucur, ngucur, bercucuran, kucur, muncrat, menyembur, nyembur, ngocor, mengocor, mancur',
	berhenti: 'stop, brenti, brhenti, mandek, mampet darah, mandeg',
	habis: 'abis, bis, bar, sehabis, setelah, stlh, sesudah, selepas, sesudahnya, after, usai',
	setelah: 'pasca, post',
	sulit: 'susah, sukar, angel, hese, sussah, ssah, difficult, hard, difficulty, payah',
	ada: 'ono, aya',
	menghilang: 'ngilang, mnghilang, lenyap',
	di: 'in, on',
	// People
	anak: 'ank, budak, child, kid, balita, batita, bocah, toddler, cucu, ponakan, keponakan, putra, putri, son, daughter, anakku, anaku, si kecil, buah hati, budak leutik, lare, tole, genduk, adik kecil, dedek, dede, anak kecil',
	bayi: 'baby, orok, newborn, neonatus, infant, jabang bayi, si baby, bayik, debay, byi, bebi, baru lahir, bayek, dedek bayi, adek bayi, dede bayi',
	remaja: 'abg, teen, teenager',
	lansia:
		'kakek, nenek, mbah, simbah, eyang, opa, oma, manula, lanjut usia, orang tua, ortu, sepuh, embah, jompo, kakekku, nenekku, grandma, grandpa, aki, nini, orangtua',
	hamil:
		'bumil, ktuban kering, mengandung, pregnant, pregnancy, ngandung, bunting, hmil, mbobot, trimester, janin, ibu hamil, meteng, hml, reuneuh',
	suami: 'salaki, bojo, hubby, husband, laki gue, pacar, mantan, pasangan, boyfriend',
	// Body
	kepala: 'endas, sirah, head, kepla, kpala, batok, kepalo, dahi, jidat, kening, pelipis',
	'sakit kepala': 'headache, sake cetak, cetak sake',
	'batu ginjal': 'kidney stone, kidney stones',
	'rambut rontok': 'hair loss, hairfall',
	wajah: 'muka, face, rai, beungeut, rahang, wjah',
	mata: 'mta, eye, panon, eyes, soca, mataku, mripat, moto',
	penglihatan: 'pandangan, vision, pengelihatan, melihat, ngelihat, lihat, liat, ngliat, pandang, see',
	bibir: 'lips, lambe, lip',
	lidah: 'tongue, ilat, letah, ilate',
	leher: 'gulu, neck, beuheung, tengkuk, kuduk, leher belakang, cengel',
	tenggorokan: 'tenggorok, throat, kerongkongan, gorokan, tenggorkan, tengorokan, tenggoroan, telak',
	dada: 'chest, dadaku, dadanya',
	'ulu hati': 'uluhati, hulu hati, epigastrium',
	perut: 'abdominal, weteng, beuteung, stomach, belly, prut, tummy, abdomen, padaharan, perutku, wetengku, tabu, tabuk',
	pinggang: 'boyok, cangkeng, bangkekan, cangkeng, waist, pinggul',
	punggung: 'geger, tonggong, back pain, gigir, belikat, backpain',
	tangan: 'lengan, arm, hand, tgn, leungeun, tanang',
	kaki: 'sikil, foot, leg, suku, kkaki, tungkai, betis, kempol, paha, pupu, feet, soko',
	lutut: 'dengkul, tuur, knee, dengkel, dengkulku, lulut',
	sendi: 'persendian, joint, joints',
	tulang: 'bone, balung, tlang, tulng',
	kulit: 'skin, kulitku, klit',
	telinga: 'kuping, cepil, ear, tlinga, ceuli, talingo, congek telinga, kopeng',
	hidung: 'irung, nose, idung, hidng, pangambung, hdung, elong',
	gigi: 'waos, untu, tooth, teeth, huntu, gigiku, gg',
	gusi: 'gums, gum, gugusi, isit',
	mulut: 'mouth, cangkem, sungut, cocot',
	kelamin: 'kemaluan, vagina, penis, miss v, mr p, alat vital, titit, organ intim, alat kelamin, intim, miss, mrv, mr',
	testis: 'kanjut, buah zakar, pelir, biji zakar, testicle, biji laki, skrotum, biji, zakar, kontol, testikel',
	payudara: 'breast, tetek, toket, susu kanan, susu kiri, buah dada, nenen ibu',
	jantung: 'heart, jantng, jntung, cardiac',
	badan: 'tubuh, awak, body, sebadan, sekujur, bdan, bdn',
	sebelah:
		'separuh, separo, satu sisi, one side, sisi kiri, sisi kanan, setengah badan, sesisi, sebelh, sblh, sbelah, sabeulah, saparo, separoh',
	// Symptoms
	sakit:
		'gering, sake, saket, nyeri, ngilu, perih, linu, cekot, cenut, nyut, senut, nyutan, pain, painful, hurt, hurts, hurting, ache, loro, lara, nyeuri, sakiit, skit, sakitt, skt, linu2, peurih, sakik, nyri, cekitcekit, menusuk, ditusuk, tertusuk jarum, nyelekit, ngelu',
	pegal: 'pegel, pegal linu, cangkeul, capek badan, kemeng, njarem, keju, pegelpegel, pegell',
	kram: 'keram, cramp, kejang otot, kejang betis, singkrong',
	sesak:
		'sesek, seseg, sesag, sesk, engap, ngap, engep, ampek, ampeg, eungap, ngos, megap, tersengal, sengal, sengalsengal, terengah, engah, ssak, sesakk, sesaq, shortness of breath, short of breath, mengap, ngongsrong, menggeh, menggehmenggeh, cungap, sesaak, ngosngosan, ngapngapan',
	napas: 'nafas, breath, breathe, breathing, ambegan, ambekan, npas, nfas, respirasi, nafass, napaz, nafaz',
	tersedak:
		'keselek, keslek, kesedak, kloloden, choking, choke, choked, keselak, keselekan, kesedek, kecekik, tercekik, tercekek, kecekek, cekik, kelolodan, kesamak',
	darah: 'getih, drh, blood, dara, gtih, darh, bloody, rah, dhara',
	perdarahan: 'pendarahan, bleeding, bleed',
	dibangunkan: 'dibangunin, dibanguni, digugah, dibanguno',
	pingsan:
		'pangsan, teu eling, tidak eling, mau pingsan, hampir pingsan, semaput, kelenger, klenger, faint, fainted, fainting, unconscious, tidak sadar, tidak sadarkan, hilang sadar, hilang kesadaran, penurunan kesadaran, kesadaran menurun, kolaps, collapse, collapsed, koma, coma, passed out, ambruk, kapiuhan, tidak bangun bangun, tidak bisa dibangunkan, tidak bisa dibangunin, susah dibangunkan, sulit dibangunkan, sulit dibangunin, tidak respon, tidak merespon, tidak ada respon, tidak responsif, unresponsive, pinsan, pingsn, blackout, kaluman, kantu, black out, mati suri, tidak nyaut, tidak menyahut',
	kejang:
		'step, kajang, molotot, melotot, stuip, setip, stip, kejet, kejetkejet, seizure, seizures, convulsion, sawan, kejng, kejan, kejangkejang, epilepsi kambuh, kelojotan, klojotan, kejer, setep, ayan kambuh, kejangan, stepp, mendelik, kumat ayan',
	demam:
		'fever, meriang, nggreges, sumeng, anget, greges, demem, dmam, panas dingin, muriang, hareeng, febris, deman, suhu tubuh, suhu badan, sumer, dedemam',
	linglung:
		'bengong, tidak nyambung, gak nyambung, ngeblank, plonga, planga, confused, disorientasi, kebingungan, tidak connect, bengongan',
	cepat: 'cepet, kenceng detak, fast, gancang',
	semprot: 'nyemprot, menyemprot, spray',
	robek: 'koyak, sobek, sobekan, sowek, rowek, disobek',
	igau: 'ngigau, mengigau, ngigo, meracau, racau, ngomyang, ngelantur, ngelindur, delirium',
	menggigil: 'gigil, katirisan, ngadegdeg, chills, mgigil, ndredeg',
	lemas:
		'tidak ada tenaga, tidak tenaga, ga ada tenaga, lemes, lemah, lunglai, loyo, limp, weak, weakness, leuleus, lemess, lesu, letoy, terkulai, lungkrah, lms, lemaas, letih, lesuh, tidak bertenaga',
	lumpuh:
		'paralysed, paralyzed, paralysis, lumpu, lumpuhh, stroke ringan, tidak bisa digerakkan, tidak bisa gerak, tidak bisa bergerak, tidak bisa digerakin, tidak bisa diangkat, sulit digerakkan, susah digerakin, layuh',
	kebas: 'baal, mati rasa, numb, numbness, kebal, matirasa, tebel, hilang rasa, kebass',
	kesemutan: 'semutan, gringgingen, singsireumeun, kesemuten, ksemutan, tingling, gringging',
	pelo: 'rero, celat, slurred, pelat, cedal, bicara tidak jelas, bicara kacau, bicara ngaco, tidak bisa bicara, sulit bicara, susah bicara, bicara jadi cadel, tidak bisa ngomong, susah ngomong, sulit ngomong, ngomong tidak jelas, ngomongnya tidak jelas, bicaranya tidak jelas, ngomong kacau, ngomong belepotan, bicara belepotan, pelok, plo, cadel mendadak, omongan tidak jelas, cara bicara berubah, cadel tiba',
	bicara: 'ngomong, ngomongnya, omong, omongan, speech, talk, speak, ngmg, ngmong, nyarios',
	migrain: 'migren, migrane, migraine, migrein',
	mencong:
		'perot, merot, menceng, mleyot, meleyot, droop, drooping, penceng, petot, merongot, menyon, mencang, peyot sebelah, mencongg, turun sebelah, miring sebelah, mengot, menyot',
	pusing:
		'dizzy, mumet, puyeng, pening, lieur, kliyengan, kleyengan, kunang, gliyer, ngliyeng, nggliyeng, oleng, sempoyongan, keliyengan, fertigo, rieut, paniang, lieur, pusiing, pusng, munyer, rijig, keleyengan, melayang',
	muntah: 'mutah, vomit, vomiting, utah, muntaber, nguntah, ngutah, ngota, mntah, throwing up, muntahin, mutahmutah',
	mual: 'eneg, enek, nausea, mblenek, seueul, mules mual, neg, mwal, mueg',
	bab: 'berak, pup, buang air besar, poop, tinja, feses, eek, ngising, e ek, stool, modol, ngisis, kotoran',
	kencing:
		'pipis, buang air kecil, bak, pee, urine, urin, pee, nguyuh, kiih, kecing, kncing, anyang, berkemih, pipisnya, air seni',
	diare:
		'mencret, murus, diarrhea, berak air, mising, mencrt, diarea, moncor, mencretmencret, diarhe, diarre, menceret, bab cair, bab air',
	bengkak:
		'abuh, aboh, swollen, swelling, sembab, bngkak, bengkok merah, bareuh, dower, membengkak, mbengkak, membesar tiba, jendol, bengkakk, bengkag',
	bentol: 'biduran, bidur, kaligata, urtikaria, hives, biduren, bintul, gidu, bentolbentol, gabagen',
	gatal: 'itchy, itch, gatel, ateul, arateul, gatl, gtal, gatell, gata, gatals',
	ruam: 'rash, kemerahan, bintik, bercak, bintikbintik, red spots, spots, totol, ptekie, petekie, bruntus, bruntusan, merah merah',
	merah: 'abang, beureum, red, mrah, memerah',
	kuning: 'yellow, koneng, jaundice, kuninng, ikterus, ikterik',
	biru: 'blue, membiru, kebiruan, bru, paul, ungu, keunguan',
	pucat: 'pale, puyer, pias, pcat, pucet, pucatpasi',
	kaku: 'stiff, kakuu, jeujeur, kaku2, kenceng, mengeras, stiffness',
	berdebar:
		'deg, degan, dagdigdug, dag, palpitasi, ndredeg jantung, dag dig dug, debar, deg2an, degdegan, palpitation, gemeteran jantung, berdegup, ketak ketik',
	gemetar: 'gemeteran, gemeter, gemetaran, ndredeg, shaky',
	keringat: 'kringet, sweat, keringetan, kringat, kesang, keringatan, sweating',
	batuk: 'watuk, cough, coughing, batk, gohgoy, batok kering, btuk, batug, bathuk, wathuk, cekeh, bato',
	pilek: 'umbel, ingus, meler, flu, selesma, hidung meler, ingusan, runny nose, beringus, salesma',
	mimisan:
		'nosebleed, hidung berdarah, hidung keluar darah, kuluar getih irung, getih irung, mimisen, misan, nose bleed, epistaksis',
	haid: 'mens, menstruasi, datang bulan, period, menstruation, m, haidh, mns, halangan, dapet, bulanan',
	bisul: 'wudun, udun, boil, bisulan, abses, bisl',
	luka: 'tatu, wound, raheut, luuka, cut, kesayat, sayat, sayatan, tersayat, kegores, tergores, iris, teriris, keiris, kebeset, ngiris',
	dalam: 'dalem, jero, deep, menganga, lebar, mangap, besar, gede, ageung',
	patah:
		'fracture, potong leungeun, broken, remuk, retak, putus tulang, ptah, tugel, potong tulang, coklek, cotos, bengkok tulang, fraktur',
	putus: 'amputasi, amputated, terputus, pedot, copot jari, terpotong, kepotong, buntung, cut off',
	jatuh:
		'jatoh, ragrag, tibo, dawah, ceblok, geblak, labuh, labu, fall, fell, kepleset, terpeleset, nyungsep, kecebur, jtuh, kejengkang, kejungkal, terguling, ambruk dari, fallen, jatuhh, nggeblak, murag, tisoledat, terjun',
	bentur:
		'reruntuhan, kejedot, jedot, kebentur, kejeduk, jeduk, kepentok, pentok, kejedut, jedut, benturan, terhantam, hantam, tertimpa, ketimpa, timpa, kejatuhan, tertiban, ketiban, tibanan, gegar, gagar, dihantam, kehantam, terbentuk kepala, kebenturr, kejedok, ketumbuk, tertumbuk, kejedug, kejedod',
	kecelakaan:
		'tabrak, ketabrak, tabrakan, accident, lakalantas, laka, tubruk, nubruk, serempet, keserempet, crash, kclakaan, kecelakan, celaka, terlindas, kelindas, lindas, tergilas, kegiles, gilas, kecelakaa, ditubruk, laka lantas, motor terbalik, mobil terbalik, ringsek, tertabrak, kcelakaan, kecelakaaan, kecelakan',
	tenggelam:
		'kelelep, drown, drowning, drowned, klelep, hanyut, kerem, tetelep, kintir, palid, tenggelem, kelem, near drowning',
	gigit:
		'pacok, dipacok, cokot, dicokot, bite, bitten, bit, patok, dipatok, patuk, dipatuk, catok, dicatok, digigt, gegel, digegel, kegigit, caplok, dicaplok, digigitt, gigitan',
	cakar: 'scratch, dicakar, cakaran, kecakar, dikrawus',
	sengat:
		'antup, diantup, entup, dientup, ngentup, kesengat, sting, stung, tersengat, sengatan, aseupan, dientub, diseureud',
	ular: 'snake, uler, ula, oray, ulo, cobra, kobra, weling, welang, viper, ular hijau',
	anjing: 'dog, asu, guguk, kirik, doggy, anjng, anjir gila',
	monyet: 'kera, kethek, monkey, beruk, ketek, monyett',
	kucing: 'cat, kcing, ucing, kucin',
	lebah: 'tawon, bee, bees, wasp, engang, tawn, nyiruan, tawon ndas, vespa tawon',
	kalajengking:
		'scorpion, ketonggeng, kala jengking, kelabang, lipan, klabang, centipede, kalajeking, kalabang, kelabangan, laba, tomcat beracun',
	'ubur-ubur': 'jellyfish, ubur, ubur2, ikan pari, bulu babi, ikan lepu, landak laut, stonefish',
	setrum:
		'listrik, strum, kesetrum, kestrum, electrocuted, electric shock, electric, kesengat listrik, petir, kesamber petir, samber, setrom, disambar petir, stroom, setrumm, nyetrum, kesetrom, kena strom',
	bakar:
		'kebakar, kebeuleum, terbakar, burn, burned, burnt, kobong, kebakaran, gosong, hangus, tutung, terbakarr, kabeuleum',
	siram:
		'kesiram, tersiram, tumpah, ketumpahan, guyur, keguyur, kecipratan, ciprat, cipratan, terciprat, tersembur, scald, scalded, kesiraman, kesyiram, kecprat, splash, ketumpah, kecelup, celup, kasiram, kecemplung, cemplung, kecebur, nyebur, tercebur',
	kelupas: 'ngelupas, mengelupas, nglotok, ngelotok',
	lepuh: 'mlepuh, blister, blisters, melepuh, lepuhan, nglungsumi, mlocot',
	kimia:
		'chemical, chemicals, asam sulfat, air keras, soda api, klorin, kaporit, formalin, amonia, air accu, air aki, aki, cairan pembersih, pembersih, karbol, pemutih, bayclin, porstex, wipol, harpic, thinner, tiner, lem, alteco, semen, gamping, kapur, detergen, sabun cuci, hcl',
	racun:
		'poison, poisoned, poisoning, toxic, pestisida, insektisida, racun tikus, obat nyamuk, baygon, potas, sianida, cyanide, herbisida, gramoxone, roundup, minyak tanah, bensin, solar, obat serangga, obat rumput, racun serangga, arsenik, sarin, kapur barus, hit, pembasmi, minyak lampu, pestisidaa, racunn, oplosan, metanol, miras oplosan',
	telan:
		'ketelan, ketelen, menelan, nelan, nelen, tertelen, swallow, swallowed, kemakan, termakan, keminum, terminum, ketelenan, keteguk, kelolod, keleg, tertelan, keinum, kauntal, untal, nguntal',
	overdosis:
		'overdose, overdosed, od, over dosis, kebanyakan obat, kebanyakan minum obat, overdos, od obat, overdosiss, kelebihan dosis, dobel dosis',
	alergi: 'allergy, allergic, alergy, elergi, alerji, alergic',
	// Mind
	'bunuh diri':
		'surat perpisahan, suicide, suicidal, bundir, bunuhdiri, kill myself, akhiri hidup, mengakhiri hidup, mengakhiri hidupku, mengakhiri semuanya, akhiri semuanya, end my life, gantung diri, ngendat, kendat, bundirr, bundr, self harm, selfharm, nglalu',
	mati: 'die, death, dead, modar, maot, meninggal, wafat, mampus, tewas, paeh, matii, meninggoy, menghilang selamanya',
	hidup: 'urip, uripku, live, life, hirup, idup',
	'menyakiti diri':
		'melukai diri, nyakitin diri, menyilet tangan, nyilet tangan, silet tangan, cutting, sayat nadi, nyayat nadi, iris nadi, hurt myself, menyayat tangan, nyayat tangan, potong nadi, nyakiti diri, lukai diri, nyilet, menyilet, barcode tangan, melukai diriku, goresin tangan',
	perkosa:
		'rape, raped, pemerkosaan, diperkosa, dilecehkan, pelecehan, leceh, dicabuli, cabul, sexual assault, disetubuhi, pencabulan, rudapaksa, digagahi, diperkaos, dinodai, melecehkan, lecehkan',
	pukul:
		'gebugan, digebugan, dipukuli, dianiaya, aniaya, beaten, hajar, dihajar, kdrt, digebukin, gebuk, gebukin, tampar, ditampar, tendang, ditendang, siksa, disiksa, disiksaa, tonjok, ditonjok, antem, diantem, ngantem, digampar, gampar, keroyok, dikeroyok, begal, dibegal, mukul, mukulin, pukuli, mukuli, jotos, dijotos, domestic violence, abuse, abused, assaulted, kekerasan, dibanting, cekoki, digebuki, ditempeleng, hit me, beats me, hits me, dipukulin, kapruk, dikepruk',
	tusuk:
		'ditusuk, stabbed, bacok, dibacok, tikam, ditikam, tembak, ditembak, peluru, clurit, dibacog, gunshot, shot, kena tembak, kena celurit, stab, ketembak, tertembak, kebacok, ketusuk, dicelurit',
	// Things
	ketuban: 'kawah, kawahe, ktuban, ketubannya, waters broke, water broke',
	'baby blues': 'blues',
	air: 'cai, aer, water, banyu, cairan',
	tancap: 'ketancep, nancep, menancap, nancap, ketancap, tertancap, kecubles, kecublek, ketusuk besi, manteb',
	jepit: 'kegencet, gencet, tergencet, kejepit, terjepit, himpit, kehimpit, kegencit',
	keras: 'heuras, atos',
	selamanya: 'slamanya, forever',
	obat: 'pil, tablet, medicine, pills, kapsul, obt, ubat, paracetamol, parasetamol, antibiotik, drugs',
	makan: 'maem, mam, eat, mangan, dahar, makn, mkn, tuang, emam',
	masuk: 'masukin, nyemplungin',
	serak: 'parau, serek',
	gondok: 'struma, goiter',
	floaters: 'bintik hitam melayang, titik hitam melayang, benang hitam melayang, bintik melayang, hitam melayang',
	siap: 'nyiapin, menyiapkan, nyiapkan',
	minum: 'mimik, drink, ngombe, minm, mnum, nginum, nenggak, menenggak, tenggak, ngombek',
	menyusu: 'nyusu, nenen, netek, nete, menetek, mimi, breastfeed, nyusui, menyusui, susu, ngasi, mik, asi',
	tidur: 'bobok, turu, bobo, sleep, sare, tdur, tdr, terlelap, merem, insomnia',
	stroke:
		'strok, strook, strooke, struk, brain attack, setruk, setrok, stroek, stroke ringan mendadak, strokee, stroker',
	rabun:
		'burek, kabur, burem, buram, blur, blurry, blurred, buyar, berkabut, remang, ngeblur, berbayang, dobel, ganda, samar, rabon',
	buta: 'blind, blindness, picek, wuta, butaa, gelap, hilang penglihatan, tidak bisa melihat, tidak bisa lihat, kehilangan penglihatan, gelap total, lolong, tidak keliatan, tidak kelihatan, peteng',
}

/** Words that only connect others. They never count, and they are never taken for a typing mistake. */
export const plainWords =
	'saya sy aku ak gue gw gua i my me kami kita kamu anda ku nya dia ia mereka ini itu sini situ yang yg dan dn and di ke dari dr pada dengan dgn sama untuk utk buat bagi karena krn soalnya atau juga jg lagi lg masih msh akan sedang lalu kalau kalo klo jika bila saat ketika waktu wktu pas the a an is are of to for with it has have ada oleh sampai sampe smpe hingga agar supaya tapi tetapi ttp namun sih dong deh kok ya ye nih tuh kan pun lah loh lo punya telah pernah baru hanya cuma agak sedikit dikit kadang sering selalu tiap setiap hari minggu bulan tahun thn th bln jam menit hr kemarin kmrn tadi td pagi siang sore malam malem mlm besok selama sejak dok dokter dokternya pak bu ibu bapak bpk ayah papa mama mamah bunda bapa emak istri suami kakak adik adek teman tolong mohon apa apakah kenapa knp gimana bagaimana bgmn dimana mana kemana siapa berapa brp kapan orang org cowok cewek perempuan laki pria wanita umur usia umr rasa rasanya terasa merasa ngerasa kerasa seperti kayak kaya kyk bikin jadi menjadi jd jdi udah kena dapat dpt kira semua satu dua tiga empat lima tanya nanya minta perlu butuh harus hrs boleh bakal bakalan rokok bawa bawah warna kotak nasi nama kalian gitu gini begitu begini biar malah makin tambah kembali lain lainnya beda jalan kerja rumah sekolah naik turun duduk berdiri bangun tanpa bukan belum blm cara ciri periksa cek keluhan masalah mslh gangguan penyakit kondisi parahnya cukup lumayan biasa normal bagian area sekitar kedua dua-dua pakai pake buka tutup kecil lebih kurang paling pulsa tomat kandang pesawat saja lewat boleh bolehkah pukul kali sungai ribut papua peduli pasti salak keseleo lump selesai syndrome down kemas game kekar bersin gemuk gemukin subur kesuburan timbul bensin baju celana makanan dunia keluarga lingkungan sabar sadar tangga tetangga besar kesal kerja teman lantai bakal pantas panjang pendek cantik ganti gantian kulkas pintu kamar dapur pasar rambut badan senang sedang sayang sarung karena kerana barang kapan lapar kapal tempat sampah sampai pulang ulang kurang datang poli tang'
