import { expect, test } from 'vitest'
import { emptyTemplate } from './empty-template.ts'
import {
	article,
	breadcrumbList,
	faqPage,
	hospital,
	type JsonLdRoot,
	medicalClinic,
	physician,
	product,
	reviewedPage,
} from './jsonld.ts'

const settings = { siteUrl: 'https://rs.example' }
const root: NonNullable<JsonLdRoot> = {
	settings,
	template: {
		webSetting: {
			data: {
				namaWeb: 'RS Melati',
				logo: 'logo.png',
				noTelp: '0812-3456-7001',
				email: 'info@rs.example',
				noTelpUgd: '(0333) 555-0118',
				petunjukArah: 'https://maps.example/?q=1',
				alamat: 'Jl. Melati 1',
				tentang: 'Rumah sakit keluarga.',
			},
		},
		webSettingSosmed: { data: [{ link: 'https://social.example/rs' }] },
		merek: { data: { namaPendek: 'RS Melati', versi: 'v1' } },
	},
}
const poliKlinik = { id: 'p', nama: 'Poli Anak', uri: 'poli-anak', icon: null, deskripsi: 'Anak' }
const dokter = {
	id: 'd1',
	nama: 'dr. Ani',
	foto: 'ani.webp',
	spesialis: 'Spesialis Anak',
	poliKlinik: [poliKlinik],
	jadwal: {
		waktu: [
			{
				poliKlinikId: 'p',
				hari: ['Senin' as const, 'Minggu' as const],
				keteranganWaktu: '',
				jamMulai: '08:00',
				jamSelesai: '12:00',
			},
		],
		keterangan: [],
		pengecualian: [
			{
				jenis: 'cuti' as const,
				poliKlinikId: null,
				mulai: '2026-11-17',
				selesai: '2026-11-20',
				jamMulai: null,
				jamSelesai: null,
				alasan: '',
			},
		],
	},
}
const artikel = {
	id: 'a',
	uri: 'demam',
	judul: 'Demam',
	ringkasan: 'Tentang demam',
	createdAt: Date.UTC(2026, 0, 2),
	updatedAt: Date.UTC(2026, 0, 3),
	countView: 7,
	artikelMedia: [{ content: 'demam.webp' }],
	kategoriArtikel: { id: 'k', nama: 'Anak', uri: 'anak' },
}
const pilihan = { id: 'x', uri: 'x', nama: 'Lab' }
const item = {
	id: 'i',
	uri: 'cek-darah',
	nama: 'Cek Darah',
	harga: 150_000,
	mediaContent: 'cek.webp',
	tipe: pilihan,
	kategori: pilihan,
	usia: [],
	jenisKelamin: [],
	ringkasan: '',
	metaFormated: { harga: 'Rp. 150.000', usia: 'Dewasa', jenisKelamin: 'Perempuan' },
}

test('the hospital is described from the site setting', () => {
	expect(hospital(root)).toMatchObject({
		'@type': 'Hospital',
		name: 'RS Melati',
		url: 'https://rs.example/',
		logo: 'https://rs.example/images/web-setting/logo.png?w=1280',
		telephone: '+6281234567001',
		address: { streetAddress: 'Jl. Melati 1' },
		sameAs: ['https://social.example/rs'],
		contactPoint: { telephone: '+623335550118' },
	})
})

test('without a site setting the hospital is not described', () => {
	expect(hospital({ settings, template: emptyTemplate })).toBeNull()
	expect(hospital(undefined)).toBeNull()
})

test('breadcrumbs start at the home page', () => {
	const list = breadcrumbList(root, [{ nama: 'FAQ', to: '/faq' }])
	expect(list?.itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://rs.example/' },
		{ '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://rs.example/faq' },
	])
})

test('given a short name and no logo, the hospital has both names and the icon of its mark', () => {
	const { template } = root
	const setting = template.webSetting.data && { ...template.webSetting.data, logo: null }
	const merek = { data: { namaPendek: 'Melati', versi: 'v2' } }
	expect(hospital({ settings, template: { ...template, webSetting: { data: setting }, merek } })).toMatchObject({
		name: 'RS Melati',
		alternateName: 'Melati',
		logo: 'https://rs.example/merek/ikon-512.png?v=v2',
	})
})

test('a clinic belongs to the hospital', () => {
	expect(medicalClinic(root, poliKlinik)).toMatchObject({
		'@type': 'MedicalClinic',
		name: 'Poli Anak RS Melati',
		url: 'https://rs.example/daftar-dokter/poli-anak',
		parentOrganization: { '@id': 'https://rs.example/#rumah-sakit' },
	})
})

test("a doctor's schedule uses the day names of schema.org", () => {
	expect(physician(root, dokter)).toMatchObject({
		'@type': 'Physician',
		url: 'https://rs.example/daftar-dokter/poli-anak?dokter=d1',
		openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Sunday'], opens: '08:00', closes: '12:00' }],
		specialOpeningHoursSpecification: [
			{ validFrom: '2026-11-17', validThrough: '2026-11-20', opens: '00:00', closes: '00:00' },
		],
	})
})

test('an article has its picture, its dates and its publisher', () => {
	expect(article(root, artikel)).toMatchObject({
		'@type': 'Article',
		headline: 'Demam',
		image: ['https://rs.example/images/artikel/demam.webp?w=1280'],
		datePublished: '2026-01-02T00:00:00.000Z',
		dateModified: '2026-01-03T00:00:00.000Z',
		mainEntityOfPage: 'https://rs.example/info-kesehatan/demam',
		publisher: { name: 'RS Melati' },
	})
})

test('an article names its author, and its page the doctor who reviewed it', () => {
	const reviewed = { ...artikel, penulis: 'Rina', peninjau: 'dr. Ani, Sp.A', ditinjauPada: '2026-01-05' }
	expect(article(root, reviewed)).toMatchObject({ author: { '@type': 'Person', name: 'Rina' } })
	expect(reviewedPage(root, reviewed)).toMatchObject({
		'@type': 'MedicalWebPage',
		url: 'https://rs.example/info-kesehatan/demam',
		reviewedBy: { name: 'dr. Ani, Sp.A' },
		lastReviewed: '2026-01-05',
	})
	expect(reviewedPage(root, artikel)).toBeNull()
})

test('a package has its price in rupiah', () => {
	expect(product(root, item)).toMatchObject({
		'@type': 'Product',
		url: 'https://rs.example/paket-layanan/cek-darah',
		offers: { price: 150_000, priceCurrency: 'IDR' },
	})
})

test('the FAQ lists its questions, and an empty FAQ is null', () => {
	expect(faqPage(root, [{ pertanyaan: 'Buka?', jawaban: '<p>Ya</p>' }])?.mainEntity).toEqual([
		{ '@type': 'Question', name: 'Buka?', acceptedAnswer: { '@type': 'Answer', text: '<p>Ya</p>' } },
	])
	expect(faqPage(root, [])).toBeNull()
})

test('nothing contains a rating or a review', () => {
	const all = [
		hospital(root),
		medicalClinic(root, poliKlinik),
		physician(root, dokter),
		article(root, artikel),
		product(root, item),
	]
	expect(JSON.stringify(all)).not.toMatch(/rating|review/i)
})
