/** Every group of danger signs in everyday words, by its id in `lexicon/danger-signs.ts`. */
export const kapanKeIgd: Readonly<Record<string, string>> = {
	jantung: 'Dada nyeri atau seperti tertindih, keringat dingin',
	stroke: 'Wajah mencong, bicara pelo, atau separuh badan lemah',
	napas: 'Sesak napas, tersedak, atau bibir membiru',
	kesadaran: 'Pingsan, kejang, atau sulit dibangunkan',
	perdarahan: 'Perdarahan yang tidak berhenti, muntah atau batuk darah',
	kecelakaan: 'Kecelakaan, benturan kepala, atau patah tulang',
	kehamilan: 'Hamil dengan perdarahan, nyeri hebat, atau ketuban pecah',
	bayi: 'Bayi atau anak yang sangat lemas atau tidak mau minum',
	'demam-berbahaya': 'Demam dengan bintik merah, leher kaku, atau kebingungan',
	'nyeri-hebat': 'Nyeri hebat yang datang tiba-tiba',
	alergi: 'Wajah bengkak atau sesak setelah makan, minum obat, atau disengat',
	keracunan: 'Keracunan, menelan bahan berbahaya, atau kelebihan obat',
	gigitan: 'Gigitan ular, anjing, atau hewan lain',
	'luka-bakar': 'Luka bakar atau tersengat listrik',
	mata: 'Mata terkena bahan kimia, terluka, atau mendadak tidak melihat',
	darurat: 'Muntah terus sampai lemas, luka operasi terbuka, atau tekanan darah sangat tinggi',
}

export const bawaKeIgd = [
	'KTP, atau kartu keluarga untuk anak',
	'Kartu BPJS Kesehatan atau asuransi; rujukan tidak diperlukan',
	'Obat yang sedang diminum, atau fotonya',
	'Catatan alergi dan penyakit sebelumnya',
	'Buku KIA untuk ibu hamil dan balita',
]
