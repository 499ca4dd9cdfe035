import { z } from 'zod'
import { defineCall } from '../call.ts'
import { severalValues, staffPaging } from '../parameters.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { teksWajib } from './inputs.ts'
import { type Hak, hakPilihan, namaPeran } from './permissions.ts'
import { changedIds, createdOne } from './responses.ts'

const sumberOf = (hak: Hak) => hak.slice(0, hak.lastIndexOf(':'))

/** In the order of the table. Who may change something also sees it. */
export const lengkapiHak = (chosen: readonly Hak[]): Hak[] =>
	hakPilihan.filter(
		(hak) =>
			chosen.includes(hak) || (hak.endsWith(':lihat') && chosen.some((each) => sumberOf(each) === sumberOf(hak))),
	)

const isBuiltIn = (nama: string) => Object.values(namaPeran).some((each) => each.toLowerCase() === nama.toLowerCase())

export const peranSendiriInput = z.object({
	nama: teksWajib(60).refine((nama) => !isBuiltIn(nama), 'Nama ini sudah dipakai oleh peran bawaan.'),
	hak: z.array(z.enum(hakPilihan)).min(1, 'Pilih paling sedikit satu hak.').transform(lengkapiHak),
})

const peranSendiri = z.strictObject({
	id,
	nama: z.string(),
	hak: z.array(z.enum(hakPilihan)),
	/** How many accounts have it. */
	jumlah: z.int(),
	createdAt: epochMs,
})
export type PeranSendiri = z.infer<typeof peranSendiri>

export const listPeranSendiri = defineCall('GET /v1/staf/peran-sendiri', ['peran-sendiri', 'lihat'], {
	summary: "The hospital's own roles by name",
	query: z.object({ ...staffPaging, id: severalValues }),
	response: listOf(peranSendiri),
})

export const getPeranSendiri = defineCall('GET /v1/staf/peran-sendiri/{id}', ['peran-sendiri', 'lihat'], {
	summary: 'One own role',
	response: one(peranSendiri),
})

export const createPeranSendiri = defineCall('POST /v1/staf/peran-sendiri', ['peran-sendiri', 'buat'], {
	summary: 'Makes a role of rights of the permission table; what only administrators may do cannot be given',
	body: peranSendiriInput,
	response: createdOne(peranSendiri),
})

export const updatePeranSendiri = defineCall('PATCH /v1/staf/peran-sendiri/{id}', ['peran-sendiri', 'ubah'], {
	summary: 'Changes an own role; the rights of signed-in staff change with their next request',
	body: peranSendiriInput.partial(),
	response: one(peranSendiri),
})

export const deletePeranSendiri = defineCall('DELETE /v1/staf/peran-sendiri/{id}', ['peran-sendiri', 'hapus'], {
	summary: 'Deletes an own role that no account has',
	response: changedIds,
})
