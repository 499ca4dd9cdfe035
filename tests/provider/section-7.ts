const PASIEN = ['nik', 'nama', 'noTelp', 'tempatLahir', 'tanggalLahir', 'jenisKelamin', 'alamatLengkap']
const PAGE = ['page', 'limit']

/** Query parameters of each read and body fields of each write, as section 7 lists them; a call without any is not here. */
const LISTED: Record<string, string[]> = {
	'GET web/beranda': ['webId', 'dokterMostVisitedLimit'],
	'GET web/shop': ['webId'],
	'GET dokter': ['sortNama', 'searchByNama', 'searchByPoliKlinik', 'searchByPoliKlinikUri'],
	'GET poli-klinik': ['searchByNama', 'sortNama', ...PAGE],
	'GET artikel': ['searchByJudul', 'filterKategoriArtikelId', 'searchKategoriArtikelUri', ...PAGE],
	'GET artikel/detail/:uri': ['isCount'],
	'GET artikel/komentar': [
		'filterAllowStatus',
		'shortCreatedAt',
		'recursiveFormat',
		'page',
		'limit',
		'filterArtikelId',
	],
	'POST artikel/komentar': ['artikelId', 'nama', 'komentar', 'komenParentId'],
	'GET layanan': ['searchByNama'],
	'GET fasilitas': ['searchByNama', ...PAGE],
	'GET mitra': ['searchByNama', ...PAGE],
	'GET kategori-artikel': PAGE,
	'GET komunitas': PAGE,
	'GET prestasi': PAGE,
	'GET faq': PAGE,
	'GET gallery': [...PAGE, 'filterContentType'],
	'GET shop-item': ['webId', 'searchByNama', 'filterTipe', 'filterKategori', 'filterUsia', 'filterJenisKelamin'],
	'GET shop-item/detail-uri/:uri': ['webId'],
	'POST shop-keranjang': ['pasienId', 'shopItemId'],
	'DELETE shop-keranjang/remove': ['id'],
	'POST member-pasien': PASIEN,
	'PATCH member-pasien/update/:id': PASIEN,
	'POST member': ['nama', 'noTelp', 'email'],
	'POST shop-reservasi': ['atasNama', 'noTelp', 'tanggalVisit'],
	'POST web-visitor': [
		...['routeName', 'url', 'ip', 'provider', 'negara', 'provinsi', 'kota', 'timezone', 'latitude', 'longitude'],
		...['webId', 'poliKlinikId', 'artikelId', 'kategoriArtikelId', 'layananId', 'fasilitasId', 'komunitasId'],
		...['mitraId', 'dokterId'],
	],
}

/** What a request sends beyond section 7, by name. */
export function unlistedInput(call: string, query: URLSearchParams, body: unknown): string[] {
	const items = [body].flat().flatMap((item) => (item === undefined ? [] : Object.keys(item as object)))
	return [...query.keys(), ...items].filter((name) => !LISTED[call]?.includes(name))
}
