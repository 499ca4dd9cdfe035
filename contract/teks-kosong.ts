import type { Teks } from './teks.ts'

/** The texts of a hospital that has changed none. */
export const teksKosong: Teks = {
	menu: [],
	menuTentang: [],
	pesanPendaftaran: '',
	pesanPasienBaru: '',
	pesanPaket: '',
	petunjukKosong: '',
	petunjukPencarian: '',
	privasiNama: '',
	privasiEmail: '',
	privasiTelp: '',
}
