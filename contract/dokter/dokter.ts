import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { flag, paging, searchText, sortDirection } from '../parameters.ts'
import { alt, fileName, hari, id, jam, listOf, one, tanggal, uri } from '../shapes.ts'
import { daftarWaktu } from './next-practice.ts'

export const poliKlinikRingkas = z.strictObject({ id, nama: z.string(), uri }).meta({ id: 'PoliKlinikRingkas' })

export const poliKlinik = z
	.strictObject({ id, nama: z.string(), uri, icon: fileName.nullable(), alt, deskripsi: z.string() })
	.meta({ id: 'PoliKlinik' })
export type PoliKlinik = z.infer<typeof poliKlinik>

/** Complaints in visitors' own words, for the search box of `/poli-klinik`. A clinic without any gets an example of its specialty. */
export const keluhan = z.strictObject({ kata: z.string() }).meta({ id: 'Keluhan' })
export type Keluhan = z.infer<typeof keluhan>

export const poliKlinikDenganKeluhan = poliKlinik
	.extend({ keluhan: z.array(keluhan).optional() })
	.meta({ id: 'PoliKlinikDenganKeluhan' })
export type PoliKlinikDenganKeluhan = z.infer<typeof poliKlinikDenganKeluhan>

export const listPoliKlinik = defineCall('GET /v1/public/poli-klinik', 'visitor', {
	summary: 'Clinics by name, with the complaints they treat',
	query: z.object({ ...paging, searchByNama: searchText, sortNama: sortDirection.default('asc') }),
	response: listOf(poliKlinikDenganKeluhan),
	cache: { parameters: ['page', 'limit', 'sortNama'] },
})

export const getPoliKlinikByUri = defineDetail('/v1/public/poli-klinik/detail-uri/{uri}', 'One clinic', poliKlinik)

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
		/** The last part of the doctor's page; a provider may have none. */
		uri: uri.optional(),
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
			/** The clinics in which the site offers no registration with this doctor. */
			jadwalSaja: z.array(id).optional(),
		}),
	})
	.meta({ id: 'Dokter' })
export type Dokter = z.infer<typeof dokter>

/** Lists that staff write line by line; an empty one is absent. */
export const daftarProfil = ['pendidikan', 'bahasa', 'tindakan', 'asuransi'] as const

const profil = z.array(z.string()).optional()

/** A doctor on the page of their own. */
const dokterLengkap = dokter
	.extend({
		pendidikan: profil,
		bahasa: profil,
		/** Examinations and treatments. */
		tindakan: profil,
		/** The insurances that the doctor's patients can use. */
		asuransi: profil,
		/** The newest articles that the doctor has reviewed. */
		artikel: z.array(z.strictObject({ uri, judul: z.string(), ditinjauPada: tanggal.optional() })).optional(),
	})
	.meta({ id: 'DokterLengkap' })
export type DokterLengkap = z.infer<typeof dokterLengkap>

/** The home list names a doctor's id twice. */
export const dokterBeranda = dokter.extend({ _id: id }).meta({ id: 'DokterBeranda' })

export const listDokter = defineCall('GET /v1/public/dokter', 'visitor', {
	summary:
		'Doctors; with searchByNama and searchByPoliKlinik together either may match. By their next practice with sortPraktik, filterHari or filterWaktu, which a search ignores',
	query: z.object({
		...paging,
		sortNama: sortDirection.default('asc'),
		searchByNama: searchText,
		searchByPoliKlinik: searchText,
		searchByPoliKlinikUri: searchText,
		/** The weekday of today or of one of the six days after it. */
		filterHari: hari.optional(),
		filterWaktu: z.enum(daftarWaktu).optional(),
		sortPraktik: flag.optional(),
	}),
	response: listOf(dokter),
	cache: {
		parameters: ['page', 'limit', 'sortNama', 'searchByPoliKlinikUri', 'filterHari', 'filterWaktu', 'sortPraktik'],
	},
})

export const getDokter = defineCall('GET /v1/public/dokter/detail/{id}', 'visitor', {
	summary: 'One doctor with clinics and schedule',
	params: z.object({ id }),
	response: one(dokter),
	errors: ['TIDAK_DITEMUKAN'],
	cache: { parameters: [] },
})

export const getDokterByUri = defineDetail(
	'/v1/public/dokter/detail-uri/{uri}',
	'One doctor with clinics, schedule and profile',
	dokterLengkap,
)
