import { z } from 'zod'
import { defineCall } from '../call.ts'
import { kunciApi } from '../integrasi/staff/sinkronisasi.ts'
import { epochMs, id, one, tanggal } from '../shapes.ts'
import { isTanggal } from '../tanggal/tanggal.ts'
import { noJson } from './responses.ts'

const jumlahData = z.strictObject({ nama: z.string(), jumlah: z.int() })

const faktaKebocoran = z.strictObject({
	/** The days that `masa` and `akses` count. */
	dari: tanggal,
	sampai: tanggal,
	/** What is stored now, and what of it came within these days. */
	terdampak: z.array(jumlahData.extend({ masa: z.int() })),
	cadangan: z.array(
		z.strictObject({
			nama: z.string(),
			createdAt: epochMs,
			/** Null, as `isi`, when no key of this server opens it. */
			bytes: z.int().nullable(),
			/** Rows with personal data, by part of the record of processing. */
			isi: z.array(jumlahData).nullable(),
		}),
	),
	akun: z.array(
		z.strictObject({
			id,
			nama: z.string(),
			email: z.string(),
			/** The names of its roles. */
			peran: z.array(z.string()),
			aktif: z.boolean(),
			/** Its rights show patients. */
			melihatPasien: z.boolean(),
			duaLangkah: z.boolean(),
			/** Open sessions. */
			sesi: z.int(),
			terakhirMasuk: epochMs.nullable(),
			/** How often it opened lists, forms and exports of patients within these days. */
			akses: z.int(),
		}),
	),
	/** Every key of another system, also one that has ended: it had access. */
	kunci: z.array(
		kunciApi.pick({ id: true, nama: true, cakupan: true, dipakaiAt: true, kedaluwarsaAt: true, dicabutAt: true }),
	),
	/** Who gets personal data outside of the site. */
	penerima: z.array(z.strictObject({ nama: z.string(), alamat: z.string() })),
	/** Devices that open members' data. */
	perangkat: z.int(),
})
export type FaktaKebocoran = z.infer<typeof faktaKebocoran>

const hari = z.string().refine(isTanggal, 'Tulis tanggal yang benar.').optional()

export const getKebocoran = defineCall('GET /v1/staf/kebocoran', ['kebocoran', 'lihat'], {
	summary:
		'The facts for a breach: backups with their content, accounts, recipients; the last 30 days, or those asked for',
	query: z.object({ dari: hari, sampai: hari }).refine(({ dari = '', sampai = dari }) => dari <= sampai, {
		path: ['sampai'],
		message: 'Tidak boleh sebelum hari pertama.',
	}),
	response: one(faktaKebocoran),
})

const diakhiri = z.strictObject({
	sesiStaf: z.int(),
	tautanSandi: z.int(),
	perangkatMember: z.int(),
	kunciApi: z.int(),
})

export const endAccess = defineCall('POST /v1/staf/kebocoran/akhiri', ['kebocoran', 'ubah'], {
	fresh: true,
	summary:
		'Ends every other session of staff with open password links, the devices of all members, the keys of other systems, or several of these',
	body: z
		.object({ staf: z.boolean(), member: z.boolean(), kunci: z.boolean() })
		.refine(({ staf, member, kunci }) => staf || member || kunci, {
			path: ['staf'],
			message: 'Pilih paling sedikit satu.',
		}),
	response: one(diakhiri),
})

export const downloadPemrosesan = defineCall('GET /v1/staf/kebocoran/pemrosesan.csv', ['kebocoran', 'lihat'], {
	summary: 'The record of processing as CSV: what is stored, why, how long, who sees it; it names no person',
	response: noJson,
})
