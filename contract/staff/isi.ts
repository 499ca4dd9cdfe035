import { z } from 'zod'
import { defineCall } from '../call.ts'
import { searchText, sortDirection, staffPaging } from '../parameters.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { changedId, changedIds, createdOne, noJson, UTAMA, versi } from './responses.ts'

// The calls of every kind of content. The server makes those of each kind from them, with the permission and the
// schemas of that kind; `sumber` is its name in the permissions.

const baris = z.looseObject({ id })
const barisVersi = baris.extend({ versi })
const perubahanInput = z.looseObject({ versi: versi.optional() })

export const MAX_AT_ONCE = 300
const severalIds = (max: number) => z.object({ id: z.array(id).min(1).max(max) })

export const listIsi = defineCall('GET /v1/staf/{sumber}', 'masuk', {
	summary: 'A page of rows: `q` searches, columns and links filter, `id` selects rows by id',
	query: z.looseObject({
		...staffPaging,
		q: searchText,
		sort: z.string().optional(),
		order: sortDirection.optional(),
		perlu: z.string().optional(),
	}),
	response: listOf(baris),
})

export const getIsi = defineCall('GET /v1/staf/{sumber}/{id}', 'masuk', {
	summary: 'One row, with its version',
	response: one(barisVersi),
})

export const createIsi = defineCall('POST /v1/staf/{sumber}', 'masuk', {
	summary: 'Creates a row',
	body: z.looseObject({}),
	response: createdOne(barisVersi),
})

export const updateIsi = defineCall('PATCH /v1/staf/{sumber}/{id}', 'masuk', {
	summary: 'Changes the fields that it names; with a version only if the row still has it',
	body: perubahanInput,
	response: one(barisVersi),
})

export const deleteIsi = defineCall('DELETE /v1/staf/{sumber}/{id}', 'masuk', {
	summary: 'Moves a row to the trash',
	response: changedIds,
})

export const deleteManyIsi = defineCall('DELETE /v1/staf/{sumber}', 'masuk', {
	summary: 'Moves all of the rows to the trash, or none',
	body: severalIds(MAX_AT_ONCE),
	response: changedIds,
})

export const orderIsi = defineCall('POST /v1/staf/{sumber}/urutan', 'masuk', {
	summary: 'Takes ids in their new order; a part of a list is reordered within the places that it had',
	body: severalIds(1000),
	response: one(z.array(z.strictObject({ id, urutan: z.int() }))),
})

export const listFavorit = defineCall('GET /v1/staf/{sumber}/favorit', 'masuk', {
	summary: 'The favourites in their order',
	response: one(z.array(z.strictObject({ id, nama: z.string() }))),
})

export const orderFavorit = defineCall('POST /v1/staf/{sumber}/favorit', 'masuk', {
	summary: 'Takes the ids of all favourites in their new order',
	body: severalIds(MAX_AT_ONCE),
	response: changedIds,
})

const lastChange = z.strictObject({ kolom: z.string(), stafNama: z.string(), createdAt: epochMs })
export type LastChange = z.infer<typeof lastChange>

export const lastChangesOf = <T extends z.ZodType>(record: T) =>
	one(z.strictObject({ sekarang: record, perubahan: z.array(lastChange) }))

export const listPerubahan = defineCall('GET /v1/staf/{sumber}/{id}/perubahan', 'masuk', {
	summary: 'The row as it is now and who changed its fields, for a save that was refused with `SUDAH_BERUBAH`',
	response: lastChangesOf(barisVersi),
})

export const undoIsi = defineCall('POST /v1/staf/{sumber}/urungkan', 'masuk', {
	summary: "Undoes the caller's own last change of each row: all rows or none, and no row that has changed since",
	body: severalIds(MAX_AT_ONCE),
	response: changedIds,
})

export const getPengaturan = defineCall(`GET /v1/staf/{sumber}/${UTAMA}`, 'masuk', {
	summary: 'A setting; before its first change it has an id only',
	response: one(baris),
})

export const updatePengaturan = defineCall(`PATCH /v1/staf/{sumber}/${UTAMA}`, 'masuk', {
	summary: 'Changes a setting; the first change creates its row',
	body: perubahanInput,
	response: one(barisVersi),
})

// Links lead here, hence GET.

/** The server makes one for each kind of content that is published, with the permission of that kind. */
export const beginPreview = defineCall('GET /v1/staf/{sumber}/{id}/pratinjau', 'masuk', {
	summary: 'Redirects to the page of an unpublished row and lets only this browser see it',
	response: noJson,
})

export const endPreview = defineCall('GET /v1/staf/pratinjau/selesai', 'masuk', {
	summary: 'Ends the preview and redirects to the home page',
	response: noJson,
})

/** A deleted row can be restored for this many days. */
export const SAMPAH_HARI = 30

const sampah = z.strictObject({
	id,
	/** The kind of content, as the permissions name it. */
	sumber: z.string(),
	label: z.string(),
	stafNama: z.string(),
	createdAt: epochMs,
	/** Days until it is deleted for good. */
	sisaHari: z.int().nonnegative(),
})
export type Sampah = z.infer<typeof sampah>

export const listSampah = defineCall('GET /v1/staf/sampah', ['sampah', 'lihat'], {
	summary: 'Deleted rows that this account may restore, newest first',
	query: z.object({ ...staffPaging }),
	response: listOf(sampah),
})

export const restoreSampah = defineCall('POST /v1/staf/sampah/{id}/pulihkan', ['sampah', 'ubah'], {
	summary: 'Restores a deleted row with what belongs to it. An address that is taken gets a number',
	response: changedId,
})

const tautanMati = z.strictObject({
	id,
	url: z.string(),
	/** Why visitors cannot open it, as a sentence. */
	alasan: z.string(),
	/** The row that has it: its kind as the permissions name it, its id (null for a setting) and its name. */
	sumber: z.string(),
	sumberId: id.nullable(),
	label: z.string(),
	createdAt: epochMs,
})
export type TautanMati = z.infer<typeof tautanMati>

export const listTautan = defineCall('GET /v1/staf/tautan', ['tautan', 'lihat'], {
	summary: 'Links of the site that visitors cannot open, as of the last weekly check',
	query: z.object({ ...staffPaging }),
	response: listOf(tautanMati),
})

export const removeTautan = defineCall('DELETE /v1/staf/tautan/{id}', ['tautan', 'ubah'], {
	summary: 'Takes a dead link off the list; the next check finds it again if it is still dead',
	response: changedId,
})
