import { expect, test } from 'vitest'
import { prepareIsi } from './write-isi.ts'

const mitra = { id: 'm', uri: 'm', nama: 'Mitra', logo: null, favorit: null, urutan: 0 }

test('content of another provider is sanitised', () => {
	const { isi, warnings } = prepareIsi({
		mitra: [{ ...mitra, deskripsi: '<p onclick="x()">Aman</p><script>alert(1)</script>' }],
		artikelKomentar: [],
	})
	expect(isi.mitra).toMatchObject([{ deskripsi: '<p>Aman</p>', cari: 'mitra', ringkasan: 'Aman' }])
	expect(warnings).toEqual([])
})

test('an invalid column becomes empty, or its row is skipped, with a warning', () => {
	const banner = { text: '', buttonLink: null, buttonTitle: null, urutan: 0 }
	const { isi, warnings } = prepareIsi({
		webSettingSosmed: [{ id: 's', link: 'javascript:alert(1)', icon: 'x', username: 'rs', urutan: 0 }],
		berandaBanner: [
			{ ...banner, id: 'b1', contentType: 'gambar', content: '../../etc/passwd' },
			{ ...banner, id: 'b2', contentType: 'gambar', content: 'a.webp', buttonLink: 'javascript:x' },
		],
	})
	expect(isi.webSettingSosmed).toMatchObject([{ link: '' }])
	expect(isi.berandaBanner).toMatchObject([{ id: 'b2', buttonLink: '' }])
	expect(warnings).toEqual([
		'webSettingSosmed "s": link is not valid and is left empty.',
		'berandaBanner "b1" is skipped: content is not valid.',
		'berandaBanner "b2": buttonLink is not valid and is left empty.',
	])
})

test('rows with a broken reference are skipped', () => {
	const dokter = { id: 'd', nama: 'dr. A', spesialis: '', foto: null, favorit: null }
	const komentar = {
		artikelId: 'a',
		nama: 'A',
		komentar: 'NIK 3510016507900003',
		createdAt: 1,
		allowStatus: 'diizinkan',
	}
	const { isi, warnings } = prepareIsi({
		kategoriArtikel: [{ id: 'k', uri: 'k', nama: 'K', favorit: null }],
		artikel: [{ id: 'a', uri: 'a', judul: 'A', textContent: '', kategoriArtikelId: 'k' }],
		dokter: [dokter],
		dokterPoliKlinik: [{ dokterId: 'd', poliKlinikId: 'hilang', urutan: 0 }],
		artikelKomentar: [
			{ ...komentar, id: '1', komenParentId: null },
			{ ...komentar, id: '2', komenParentId: '1' },
			{ ...komentar, id: '3', komenParentId: 'hilang' },
		],
	})
	expect(isi.dokterPoliKlinik).toEqual([])
	expect(isi.artikelKomentar?.map(({ id, komentar: text }) => [id, text])).toEqual([
		['1', 'NIK ••••••••••••0003'],
		['2', 'NIK ••••••••••••0003'],
	])
	expect(warnings).toHaveLength(2)
})
