import { expect, test } from 'vitest'
import { hiddenFrom, peranChoices } from './peran-choices.ts'

const helpOf = (peran: string) => peranChoices.find(({ id }) => id === peran)?.help

test('each role says what it is for and what it does not see', () => {
	expect(helpOf('admin')).toMatch(/Melihat semuanya, juga data pasien\.$/)
	expect(helpOf('redaksi')).toMatch(
		/Tidak melihat data pasien, reservasi, komentar, akun staf, pengaturan situs, atau riwayat perubahan\.$/,
	)
	expect(helpOf('moderator')).toMatch(
		/Tidak melihat data pasien, reservasi, akun staf, pengaturan situs, atau riwayat perubahan\.$/,
	)
	expect(helpOf('pendaftaran')).toMatch(
		/Tidak melihat komentar, artikel, akun staf, pengaturan situs, atau riwayat perubahan\.$/,
	)
})

test('an own role says what it does not see', () => {
	expect(hiddenFrom(['reservasi:lihat', 'artikel:lihat', 'komentar:lihat'])).toBe(
		'Tidak melihat data pasien, akun staf, pengaturan situs, atau riwayat perubahan.',
	)
})
