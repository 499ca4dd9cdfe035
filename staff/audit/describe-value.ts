import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { namaBayar, namaMetodeBayar } from '../../contract/reservasi/staff/bayar.ts'
import { namaPeran } from '../../contract/staff/permissions.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { fieldNames } from './field-names.ts'

const NOTHING = '–'

/** Columns that hold 1 or 0. */
const YES_NO = [
	...[
		'aktif',
		'alasanTampil',
		'hiasan',
		'pakaiNomor',
		'promo',
		'tampil',
		'tampilTestimoni',
		'tinjauArtikel',
		'sandiBenar',
		'totpAktif',
		'untukL',
	],
	...['untukP', 'dataPribadi', 'pengingat', 'surelPasien'],
]
/** Columns that hold epoch milliseconds. */
const MOMENTS = [
	'createdAt',
	'updatedAt',
	'terbitPada',
	'tayangMulai',
	'tayangSelesai',
	'ditawarkanSampai',
	'kedaluwarsaAt',
]

/** Words of the forms for stored values. */
const choices: Record<string, Record<string, string>> = {
	peran: namaPeran,
	status: { terbit: 'Terbit', terjadwal: 'Terjadwal', konsep: 'Konsep' },
	noTelpType: { wa: 'WhatsApp', telp: 'Telepon' },
	noTelpUgdType: { wa: 'WhatsApp', telp: 'Telepon' },
	contentType: { gambar: 'Gambar', embed_video: 'Video', youtube: 'Video YouTube', tiktok: 'Video TikTok' },
	type: { informasi: 'Informasi', quiz: 'Kuis' },
	tinjauan: { menunggu: 'Menunggu tinjauan', kembali: 'Dikembalikan' },
	bayar: namaBayar,
	metodeBayar: namaMetodeBayar,
	tindakan: { tahan: 'Tahan', spam: 'Spam' },
	reservasiPeran: namaPeran,
	komentarPeran: namaPeran,
	reservasiCara: { langsung: 'Langsung', harian: 'Ringkasan sekali sehari' },
	komentarCara: { langsung: 'Langsung', harian: 'Ringkasan sekali sehari' },
	persetujuanPelacakan: { setuju: 'Setelah pengunjung menyetujui', langsung: 'Langsung' },
	tempatPengunjung: { mati: 'Tidak dicari', server: 'Oleh server kami', browser: 'Oleh browser pengunjung' },
}

/** The name of a column. Most name themselves: `hariBuka` is 'Hari buka', `dokterId` is 'Dokter'. */
export function fieldName(name: string): string {
	const words = name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
	return fieldNames[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value of the audit trail in words: `1` of `aktif` is `Ya`. */
export function describeValue(name: string, value: unknown): string {
	if (value === undefined || value === null || value === '') return NOTHING
	if (typeof value === 'boolean' || (YES_NO.includes(name) && (value === 0 || value === 1)))
		return value ? 'Ya' : 'Tidak'
	if (typeof value === 'number') {
		if (MOMENTS.includes(name)) return waktuSingkat(value)
		return name === 'harga' ? formatRupiah(value) : value.toLocaleString('id-ID')
	}
	if (Array.isArray(value)) return value.map((item) => describeValue(name, item)).join('\n') || NOTHING
	if (name === 'hak' || name === 'cakupan') return String(value).replace(':', ': ')
	if (typeof value !== 'object') return choices[name]?.[String(value)] ?? String(value)
	const parts = Object.entries(value).filter(([part]) => part !== 'id')
	return parts.map(([part, item]) => `${fieldName(part)}: ${describeValue(part, item)}`).join('; ')
}
