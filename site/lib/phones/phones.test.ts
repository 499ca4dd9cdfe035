import { expect, test } from 'vitest'
import { emptyTemplate } from '../../empty-template.ts'
import { phonesOf } from './phones.ts'

const setting = {
	id: '1',
	namaWeb: 'RS',
	logo: null,
	noTelp: '0333-1',
	noTelpType: 'telp' as const,
	email: '',
	noTelpUgd: '',
	noTelpUgdType: 'telp' as const,
	mapLokasi: '',
	petunjukArah: '',
	alamat: '',
	tentang: '',
	persetujuanPelacakan: 'langsung' as const,
	createdAt: 0,
}
const desk = { foto: null, text: '', noTelp: '0812-2', noTelpType: 'wa' as const }

test('given a main number and a registration desk, both are shown with their kind of link', () => {
	const template = { ...emptyTemplate, webSetting: { data: setting }, berandaPendaftaran: { data: desk } }
	expect(phonesOf(template)).toEqual([
		{ title: 'Telepon', noTelp: '0333-1', to: 'tel:+623331' },
		{ title: 'Pendaftaran', noTelp: '0812-2', to: 'https://wa.me/628122' },
	])
})

test('the same number is shown once, and a missing one not at all', () => {
	const same = { ...desk, noTelp: setting.noTelp }
	const template = { ...emptyTemplate, webSetting: { data: setting }, berandaPendaftaran: { data: same } }
	expect(phonesOf(template).map(({ title }) => title)).toEqual(['Telepon'])
	expect(phonesOf(emptyTemplate)).toEqual([])
})
