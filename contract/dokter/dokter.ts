import { z } from 'zod'
import { defineCall } from '../call.ts'
import { paging, searchText, sortDirection } from '../parameters.ts'
import { alt, fileName, hari, id, jam, listOf, one, tanggal } from '../shapes.ts'
import { poliKlinikRingkas } from './poli-klinik.ts'

export const jadwalWaktu = z
	.strictObject({
		poliKlinikId: id,
		hari: z.array(hari),
		keteranganWaktu: z.string(),
		/** WIB, `HH:MM`. */
		jamMulai: jam,
		jamSelesai: jam,
	})
	.meta({ id: 'JadwalWaktu' })
export type JadwalWaktu = z.infer<typeof jadwalWaktu>

export const jadwalKeterangan = z
	.strictObject({
		keterangan: z.string(),
		/** 0 is still valid and shown, 1 has expired. */
		expiredStatus: z.union([z.literal(0), z.literal(1)]),
	})
	.meta({ id: 'JadwalKeterangan' })

/** Exceptions to the weekly schedule. A closed clinic takes precedence over changed hours, and these over leave. */
export const jadwalPengecualian = z
	.strictObject({
		/** The doctor is on leave, the clinic is closed, or the doctor's hours of a day are changed. */
		jenis: z.enum(['cuti', 'tutup', 'ganti']),
		/** The clinic concerned; null for all. */
		poliKlinikId: id.nullable(),
		/** First and last day. */
		mulai: tanggal,
		selesai: tanggal,
		/** WIB; for `ganti` alone. */
		jamMulai: jam.nullable(),
		jamSelesai: jam.nullable(),
		/** Empty when the reason is not public. */
		alasan: z.string(),
	})
	.meta({ id: 'JadwalPengecualian' })
export type JadwalPengecualian = z.infer<typeof jadwalPengecualian>

export const dokter = z
	.strictObject({
		id,
		nama: z.string(),
		foto: fileName.nullable(),
		alt,
		spesialis: z.string(),
		poliKlinik: z.array(poliKlinikRingkas),
		jadwal: z.strictObject({
			waktu: z.array(jadwalWaktu),
			keterangan: z.array(jadwalKeterangan),
			/** Of today and the 30 days after it, by day. */
			pengecualian: z.array(jadwalPengecualian),
		}),
	})
	.meta({ id: 'Dokter' })
export type Dokter = z.infer<typeof dokter>

/** The home list names a doctor's id twice. */
export const dokterBeranda = dokter.extend({ _id: id }).meta({ id: 'DokterBeranda' })

export const listDokter = defineCall('GET /v1/public/dokter', {
	summary: 'Doctors; with searchByNama and searchByPoliKlinik together either may match',
	query: z.object({
		...paging,
		sortNama: sortDirection.default('asc'),
		searchByNama: searchText,
		searchByPoliKlinik: searchText,
		searchByPoliKlinikUri: searchText,
	}),
	response: listOf(dokter),
	cache: { parameters: ['page', 'limit', 'sortNama', 'searchByPoliKlinikUri'] },
})

export const getDokter = defineCall('GET /v1/public/dokter/detail/{id}', {
	summary: 'One doctor with clinics and schedule',
	params: z.object({ id }),
	response: one(dokter),
	errors: ['TIDAK_DITEMUKAN'],
	cache: { parameters: [] },
})
