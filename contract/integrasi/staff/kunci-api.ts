import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one } from '../../shapes.ts'
import { bilangan, teksWajib } from '../../staff/inputs.ts'
import { changedId, createdOne } from '../../staff/responses.ts'
import { cakupan } from '../cakupan.ts'

export const kunciApiInput = z.object({
	nama: teksWajib(60),
	cakupan: z
		.array(z.enum(cakupan))
		.transform((chosen) => cakupan.filter((each) => chosen.includes(each)))
		.refine((chosen) => chosen.length > 0, 'Pilih paling sedikit satu hak.'),
	/** In days; a key without an end is forgotten, not guarded. */
	berlakuHari: bilangan(1, 730).default(365),
})
export type KunciApiValues = z.infer<typeof kunciApiInput>

export const kunciApi = z.strictObject({
	id,
	nama: z.string(),
	cakupan: z.array(z.enum(cakupan)),
	/** The last characters of the key, by which people tell it from another. */
	akhir: z.string(),
	stafNama: z.string(),
	createdAt: epochMs,
	kedaluwarsaAt: epochMs,
	/** Accurate to a minute; null for never. */
	dipakaiAt: epochMs.nullable(),
	dicabutAt: epochMs.nullable(),
})
export type KunciApi = z.infer<typeof kunciApi>

export const listKunciApi = defineCall('GET /v1/staf/integrasi/kunci', ['integrasi', 'lihat'], {
	summary: 'The keys of other systems, newest first, without the keys themselves',
	response: one(z.array(kunciApi)),
})

export const createKunciApi = defineCall('POST /v1/staf/integrasi/kunci', ['integrasi', 'buat'], {
	fresh: true,
	summary: 'Makes a key; the answer has it for the only time',
	limit: 'tulis',
	body: kunciApiInput,
	status: 201,
	response: createdOne(kunciApi.extend({ kunci: z.string() })),
})

export const revokeKunciApi = defineCall('DELETE /v1/staf/integrasi/kunci/{id}', ['integrasi', 'hapus'], {
	summary: 'Revokes a key at once; its row stays for the record',
	limit: 'tulis',
	response: changedId,
})
