import type { CallBodyInput, CallParams, CallQueryInput } from './call.ts'
import type { CallName, Calls } from './calls.ts'

type Examples = {
	[Name in CallName]?: {
		params?: CallParams<Calls[Name]>
		query?: CallQueryInput<Calls[Name]>
		body?: CallBodyInput<Calls[Name]>
	}
}

/** One example request for each call that has input, for the OpenAPI document. */
export const examples: Examples = {
	getBeranda: { query: { dokterMostVisitedLimit: '4' } },
	getDokter: { params: { id: '4be1c2d09a7f' } },
	getDokterByUri: { params: { uri: 'dr-anindya-prameswari' } },
	listDokter: { query: { searchByPoliKlinikUri: 'poli-anak' } },
	createDrafWa: { body: { kode: '7KQ4', dokterId: '4be1c2d09a7f', tanggal: '2026-11-20', jaminan: 'BPJS' } },
	listPoliKlinik: { query: { searchByNama: 'anak' } },
	getPoliKlinikByUri: { params: { uri: 'poli-anak' } },
	listArtikel: { query: { searchKategoriArtikelUri: 'ibu-dan-anak', page: '1', limit: '10' } },
	getArtikelByUri: { params: { uri: 'demam-pada-anak' } },
	listKomentar: { query: { filterArtikelId: '7d20f5e3b916', recursiveFormat: 'true', page: '1', limit: '10' } },
	createKomentar: {
		body: { artikelId: '7d20f5e3b916', nama: 'Siti Rahma', komentar: 'Terima kasih, penjelasannya mudah dipahami.' },
	},
	listLayanan: { query: { searchByNama: 'persalinan' } },
	getLayananByUri: { params: { uri: 'persalinan' } },
	listFasilitas: { query: { page: '1', limit: '6' } },
	getFasilitasByUri: { params: { uri: 'ruang-rawat-inap' } },
	listMitra: { query: { page: '1', limit: '6' } },
	getMitraByUri: { params: { uri: 'bpjs-kesehatan' } },
	listKategoriArtikel: { query: { page: '1', limit: '300' } },
	getKategoriArtikelByUri: { params: { uri: 'ibu-dan-anak' } },
	listKomunitas: { query: { page: '1', limit: '100' } },
	getKomunitasByUri: { params: { uri: 'sahabat-diabetes-yasmin' } },
	listPrestasi: { query: { page: '1', limit: '100' } },
	listFaq: { query: { page: '1', limit: '100' } },
	listGallery: { query: { filterContentType: 'youtube', page: '1', limit: '5' } },
	listShopItem: { query: { filterTipe: 'medical-check-up', filterJenisKelamin: 'p' } },
	listDiubah: { query: { sumber: 'dokter' } },
	getShopItemByUri: { params: { uri: 'medical-check-up-dasar' } },
	createKeranjang: { body: { pasienId: '0c83a6f4d1e9', shopItemId: '91be47c05da2' } },
	removeKeranjang: { body: [{ id: 'a5d3907e1bc8' }] },
	createPasien: {
		body: {
			nik: '1234567890123456',
			nama: 'Siti Rahma',
			noTelp: '0812-3456-7890',
			tempatLahir: 'Banyuwangi',
			tanggalLahir: '25-07-1990',
			jenisKelamin: 'p',
			alamatLengkap: 'Jalan Melati 12, Banyuwangi',
		},
	},
	updatePasien: { params: { id: '0c83a6f4d1e9' }, body: { noTelp: '0812-3456-7891' } },
	createMember: { body: { nama: 'Siti Rahma', noTelp: '0812-3456-7890', email: 'siti.rahma@example.com' } },
	createReservasi: { body: { atasNama: 'Siti Rahma', noTelp: '0812-3456-7890', tanggalVisit: '2026-11-20' } },
	getReservasiByKode: { params: { kode: 'K7MPQ-X3WVT-9HBCD' } },
	rescheduleReservasi: {
		params: { kode: 'K7MPQ-X3WVT-9HBCD' },
		body: { tanggalVisit: '2026-11-24', noTelpAkhir: '7890' },
	},
	cancelReservasi: { params: { kode: 'K7MPQ-X3WVT-9HBCD' }, body: { noTelpAkhir: '7890' } },
	verifyReservasi: { body: { kode: 'K7MPQ-X3WVT-9HBCD', noTelpAkhir: '7890' } },
	removePasien: { params: { id: '0c83a6f4d1e9' } },
	getPasien: { params: { id: '0c83a6f4d1e9' } },
	getMemberData: { query: { nikLengkap: 'true' } },
	updatePerangkat: { params: { id: '5d1c8e07b3fa' }, body: { nama: 'Ponsel Ibu' } },
	removePerangkat: { params: { id: '5d1c8e07b3fa' } },
	decideEmail: { body: { tujuan: 'konfirmasi', token: 'Jq3vZ8pXc1TnR5yKd7WmAaB0sE4uH9gLi2oFrCxNtVjP' } },
	usePindah: { body: { token: '8f14e45fceea167a5a36dedd4bea2543' } },
	createHubungi: { body: { jenis: 'whatsapp' } },
	createWebVisitor: {
		body: { routeName: 'layanan_detail', url: 'https://rs.example.com/layanan/persalinan', kota: 'Banyuwangi' },
	},
}
