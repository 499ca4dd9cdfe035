import { z } from 'zod'
import { teks } from '../../staff/inputs.ts'
import { nomorTelp } from '../../staff/site-inputs.ts'
import { placeholdersIn } from '../fill-text.ts'
import { menuTentang, menuUtama } from '../menu.ts'

/** The placeholders of each text, with an example for the preview. */
export const isianPesan = {
	pesanPendaftaran: {
		rumahSakit: 'RS Contoh',
		dokter: 'dr. Sari Wulandari, Sp.A',
		poli: 'Poli Anak',
		jadwal: 'Senin–Rabu, 08.00–11.00 WIB',
		tanggal: 'Senin, 16 November 2026',
		jaminan: 'BPJS',
		namaPasien: 'Budi Santoso',
		nomorKartu: '00-12-34',
	},
	pesanPasienBaru: {
		rumahSakit: 'RS Contoh',
		dokter: 'dr. Sari Wulandari, Sp.A',
		poli: 'Poli Anak',
		jadwal: 'Senin–Rabu, 08.00–11.00 WIB',
	},
	pesanPaket: { rumahSakit: 'RS Contoh', paket: 'Medical Check Up Dasar', harga: 'Rp. 450.000' },
	pesanReservasi: {
		rumahSakit: 'RS Contoh',
		telepon: '(0333) 636899',
		atasNama: 'Ibu Siti',
		kode: 'K7MPQ-X3WVT-9HBCD',
		tanggal: 'Senin, 16 November 2026',
		alamat: 'https://rs.example/reservasi-status/K7MPQ-X3WVT-9HBCD',
	},
	petunjukPencarian: { kata: 'jantug' },
} as const satisfies Record<string, Record<string, string>>

/** Text with placeholders; an unknown one is refused by its name. */
export const pesan = (isian: Record<string, string>) =>
	teks(2000)
		.superRefine((text, context) => {
			const unknown = placeholdersIn(text).filter((name) => !Object.hasOwn(isian, name))
			const known = Object.keys(isian).map((name) => `{${name}}`)
			if (unknown.length > 0)
				context.addIssue({
					code: 'custom',
					message: `Tidak dikenal: ${unknown.map((name) => `{${name}}`).join(', ')}. Yang tersedia: ${known.join(', ')}.`,
				})
			else if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
				context.addIssue({ code: 'custom', message: `Kurung kurawal belum lengkap. Contoh: ${known[0]}.` })
		})
		.default('')

const menu = (entries: readonly { id: string }[]) =>
	z
		.array(
			z.object({
				id: z.enum(entries.map(({ id }) => id)),
				judul: teks(30).default(''),
			}),
		)
		.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Setiap menu hanya satu kali.')
		.default([])

export const teksInput = z.object({
	pesanPendaftaran: pesan(isianPesan.pesanPendaftaran),
	pesanPasienBaru: pesan(isianPesan.pesanPasienBaru),
	pesanPaket: pesan(isianPesan.pesanPaket),
	pesanBaru: pesan(isianPesan.pesanReservasi),
	pesanDikonfirmasi: pesan(isianPesan.pesanReservasi),
	pesanHadir: pesan(isianPesan.pesanReservasi),
	pesanSelesai: pesan(isianPesan.pesanReservasi),
	pesanBatal: pesan(isianPesan.pesanReservasi),
	pesanTidakHadir: pesan(isianPesan.pesanReservasi),
	menu: menu(menuUtama),
	menuTentang: menu(menuTentang),
	petunjukKosong: teks(300).default(''),
	petunjukPencarian: pesan(isianPesan.petunjukPencarian),
	privasiNama: teks(100).default(''),
	privasiEmail: teks(200)
		.refine((text) => text === '' || z.email().safeParse(text).success, 'Alamat email belum sesuai.')
		.default(''),
	privasiTelp: nomorTelp.default(''),
})
