import type { Visitor } from './visitor.ts'

const ARTIKEL = '/info-kesehatan/jalan-kaki-30-menit'
const PAKET = 'Cek Gula Darah Puasa dan 2 Jam'

/** The main flows of a visitor, from the home page to the confirmation of a reservation. */
export const walk: Record<string, (visitor: Visitor) => Promise<void>> = {
	async 'the home page comes to life, also below the first screen'(visitor) {
		await visitor.open('/')
		await visitor.sees('Daftar Sekarang')
		await visitor.press('nav[aria-label="Menu utama"] a', 'Jadwal Dokter')
		await visitor.isAt('/poli-klinik')
	},

	async "a doctor's schedule leads to WhatsApp"(visitor) {
		await visitor.open('/daftar-dokter/poli-anak')
		await visitor.press('main a', 'dr. Anindya Prameswari')
		await visitor.press('dialog a', 'Senin–Jumat')
		await visitor.press('dialog button', 'Sudah')
		await visitor.write('Nama pasien', 'Siti')
		await visitor.until('windows are only noted', '(window.open = (address) => { window.opened = address }) && true')
		await visitor.press('dialog button', 'Daftar lewat WhatsApp')
		await visitor.until('WhatsApp opens', "window.opened?.startsWith('https://wa.me/')")
	},

	async 'a search finds doctors'(visitor) {
		await visitor.open('/pencarian')
		await visitor.write('Cari di situs ini', 'jantung')
		await visitor.sees('Poli Jantung')
	},

	async 'the first card of a category has its picture over half of the page'(visitor) {
		await visitor.open('/kategori-info-kesehatan/jantung-dan-pembuluh-darah')
		await visitor.until(
			'the picture is half as wide as the card',
			`((card) => card.querySelector('img').offsetWidth >= card.offsetWidth / 2 - 1)(document.querySelector('main li article'))`,
		)
	},

	async 'a comment on an article is sent'(visitor) {
		await visitor.open(ARTIKEL)
		// The form opens below the screen.
		await visitor.press('section button', 'Tulis komentar', 'end')
		await visitor.until(
			'the first field has the focus, on the screen',
			`(({ activeElement: field }) => field.name === 'nama' && field.getBoundingClientRect().top >= 0 && field.getBoundingClientRect().bottom <= innerHeight)(document)`,
		)
		await visitor.write('Nama', 'Siti')
		await visitor.write('Komentar', 'Terima kasih.')
		await visitor.press('form button', 'Kirim komentar')
		await visitor.sees('Komentar Terkirim')
	},

	async 'a picture of the gallery opens'(visitor) {
		await visitor.open('/galeri')
		await visitor.press('main a', 'Perbesar: ')
		await visitor.until('the picture is open', "Boolean(document.querySelector('dialog:modal img'))")
	},

	async 'a new member reserves a package'(visitor) {
		await visitor.open('/yasmin-shop')
		await visitor.press('main button', `Pesan ${PAKET}`)
		await visitor.write('Nama', 'Siti Rahma')
		await visitor.write('Nomor telepon', '0812-3456-7890')
		await visitor.press('dialog button', 'Daftar')
		await visitor.press('dialog button', 'Siti Rahma')
		await visitor.write('NIK', '3510016507900003')
		await visitor.write('Tempat lahir', 'Banyuwangi')
		await visitor.until(
			'the NIK says the birth date',
			"document.querySelector('[name=tanggalLahir]').value === '25-07-1990'",
		)
		await visitor.until('the NIK says the sex', "document.querySelector('[name=jenisKelamin][value=p]').checked")
		await visitor.write('Alamat lengkap', 'Jalan Melati 12')
		await visitor.press('dialog button', 'Simpan')
		await visitor.press('dialog button', 'Siti Rahma')
		await visitor.press('dialog a', 'Lanjutkan ke reservasi')
		await visitor.isAt('/reservasi')
		await visitor.until('the name is filled in', "document.querySelector('[name=atasNama]')?.value === 'Siti Rahma'")
		await visitor.pickDate('[name=tanggalVisit]')
		await visitor.press('form button', 'Pesan sekarang')
		await visitor.until('the confirmation is open', "location.pathname.startsWith('/reservasi-status/')")
		await visitor.sees('Kode reservasi')
	},
}
