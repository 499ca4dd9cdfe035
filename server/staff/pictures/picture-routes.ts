import { hash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import pLimit from 'p-limit'
import { z } from 'zod'
import {
	BUKAN_GAMBAR,
	MAX_UPLOAD_BYTES,
	pictureFileProblem,
	START_BYTES,
} from '../../../contract/media/picture-file.ts'
import { pictureFolders } from '../../../contract/media/picture-places.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { inputErrors } from '../../../contract/staff/input-errors.ts'
import { type GambarValues, gambarInput, type UploadedPicture } from '../../../contract/staff/pictures.ts'
import { mapPage, paginate } from '../../../database/paginate.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { staffBodies } from '../../http/arriving-bodies.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { discardBody } from '../../http/read-input.ts'
import { newId } from '../../ids/new-id.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { encodeQueue, loadSharp } from '../../pictures/load-sharp.ts'
import { sniffMediaType } from '../../pictures/sniff-media-type.ts'
import { changeRoute, handleRoute, readRoute, type Staf, type StaffContext } from '../staff-route.ts'

/** The other parts of a multipart body. */
const ENVELOPE_BYTES = 16 * 1024
const MAX_BODY = MAX_UPLOAD_BYTES + ENVELOPE_BYTES

/** Uploads in work in this process, from the first byte on: each holds its file in memory several times. */
const MAX_UPLOADS = 8
const uploads = pLimit(MAX_UPLOADS)

/** Seconds until some of the waiting uploads are encoded. */
const RETRY_AFTER = 5

/** `left,top,width,height` */
const potong = z
	.string()
	.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/)
	.transform((text) => {
		const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number)
		return { left, top, width, height }
	})

const pictureFolder = z.enum(pictureFolders)

const fields = z.intersection(z.object({ folder: pictureFolder, potong: potong.optional() }), gambarInput)

/** The stored columns: a decorative picture has no `alt`. */
const altColumns = ({ alt, hiasan }: GambarValues) => (hiasan ? { alt: '', hiasan: 1 } : { alt, hiasan: 0 })

/** Named by its content, so that caches never hold an old picture under its name. */
const fileNameOf = (bytes: Buffer, salt = '') =>
	`${hash('sha256', Buffer.concat([bytes, Buffer.from(salt)])).slice(0, 32)}.webp`

const toPicture = (row: Selectable<Schema['gambar']>): UploadedPicture => ({
	...row,
	folder: pictureFolder.parse(row.folder),
})

type Wanted = Pick<UploadedPicture, 'id'> | Pick<UploadedPicture, 'folder' | 'file'>

export async function readGambar(db: Db, wanted: Wanted): Promise<UploadedPicture | undefined> {
	const row = await db
		.selectFrom('gambar')
		.selectAll()
		.where((eb) => eb.and(wanted))
		.executeTakeFirst()
	return row && toPicture(row)
}

/** The part of an audit entry that names a picture. */
export const pictureEntry = ({ id, alt, file }: Pick<UploadedPicture, 'id' | 'alt' | 'file'>) => ({
	sumber: 'gambar',
	sumberId: id,
	label: alt || file,
})

export const uploadGambar = handleRoute(calls.uploadGambar, async ({ raw, staf }, context) => {
	const type = raw.headers.get('content-type') ?? ''
	if (!type.toLowerCase().startsWith('multipart/form-data')) return fail('TIPE_TIDAK_DIDUKUNG')
	if (uploads.activeCount >= MAX_UPLOADS) {
		await discardBody(raw, MAX_BODY)
		return fail('SEDANG_SIBUK', { retryAfter: RETRY_AFTER })
	}
	return uploads(async () => {
		const upload = await readUpload(raw, type)
		return isFailure(upload) ? upload : storeUpload(upload, staf, context)
	})
})

/** The fields of an upload, twice. */
const MAX_PARTS = 10

/** False for a body with many parts or long headers, which takes seconds to parse. */
function isShortForm(body: Buffer, type: string): boolean {
	const [, boundary] = /boundary="?([^";,\s]{1,70})/i.exec(type) ?? []
	if (!boundary) return false
	let at = body.indexOf(`--${boundary}`)
	for (let parts = 0; at >= 0; parts++) {
		const headersEnd = body.indexOf('\r\n\r\n', at)
		if (parts > MAX_PARTS || headersEnd > at + ENVELOPE_BYTES) return false
		at = body.indexOf(`--${boundary}`, at + 1)
	}
	return true
}

interface Upload {
	bytes: Buffer
	about: z.infer<typeof fields>
}

async function readUpload(raw: Request, type: string): Promise<Upload | Failure> {
	const body = await staffBodies.read(raw, MAX_BODY)
	if (isFailure(body)) return body
	if (!isShortForm(body, type)) return fail('INPUT_TIDAK_VALID', { fields: { berkas: 'Berkas tidak dapat dibaca.' } })
	const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
	const upload = form?.get('berkas')
	if (!form || !(upload instanceof Blob)) return fail('INPUT_TIDAK_VALID', { fields: { berkas: 'Wajib diisi.' } })
	if (upload.size > MAX_UPLOAD_BYTES) return fail('TERLALU_BESAR')
	const about = fields.safeParse({
		folder: form.get('folder') ?? undefined,
		alt: form.get('alt') ?? undefined,
		hiasan: form.get('hiasan') === '1',
		potong: form.get('potong') ?? undefined,
	})
	if (!about.success) return fail('INPUT_TIDAK_VALID', { fields: inputErrors(about.error) })
	return { bytes: Buffer.from(await upload.arrayBuffer()), about: about.data }
}

async function storeUpload({ bytes: sent, about }: Upload, staf: Staf, { db, now, pictures }: StaffContext) {
	const encoded = await encodeUpload(sent, about.potong)
	if (!encoded) return fail('SEDANG_SIBUK', { retryAfter: RETRY_AFTER })
	if (typeof encoded === 'string') return fail('INPUT_TIDAK_VALID', { fields: { berkas: encoded } })
	const { bytes, lebar, tinggi } = encoded
	const { folder } = about
	const described = altColumns(about)
	const id = newId(now())
	const sameBytes = fileNameOf(bytes)
	const known = await readGambar(db, { folder, file: sameBytes })
	if (known?.alt === described.alt && known.hiasan === described.hiasan) return { data: { created: known } }
	// The same picture with another description gets a file of its own: elsewhere it keeps the first one.
	const file = known ? fileNameOf(bytes, id) : sameBytes
	await pictures.write(`${folder}/${file}`, bytes)
	const row = { id, folder, file, ...described, lebar, tinggi, createdAt: now() }
	const stored = await db.transaction().execute(async (transaction) => {
		const inserted = await transaction
			.insertInto('gambar')
			.values(row)
			// Two people upload the same picture at once.
			.onConflict((conflict) => conflict.columns(['folder', 'file']).doUpdateSet(described))
			.returningAll()
			.executeTakeFirstOrThrow()
		const entry = { ...pictureEntry(inserted), aksi: 'buat', sesudah: inserted }
		await recordEvent(transaction, { ...entry, staf, now: now() })
		return inserted
	})
	return { data: { created: toPicture(stored) } }
}

export const describeGambar = changeRoute(calls.describeGambar, async ({ params, body }, { db, audit }) => {
	const before = await readGambar(db, params)
	if (!before) return fail('TIDAK_DITEMUKAN')
	const after = { ...before, ...altColumns(body) }
	await db.updateTable('gambar').set(altColumns(body)).where('id', '=', before.id).execute()
	await audit({ ...pictureEntry(after), aksi: 'ubah', sebelum: before, sesudah: after })
	return { data: after }
})

export const listGambar = readRoute(calls.listGambar, async ({ query: asked }, { db }) => {
	let rows = db.selectFrom('gambar').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc')
	if (asked.id?.length) rows = rows.where('id', 'in', asked.id)
	if (asked.folder) rows = rows.where('folder', '=', asked.folder)
	if (asked.file) rows = rows.where('file', '=', asked.file)
	const words = asked.q?.toLowerCase().replace(/[%_]/g, '')
	if (words)
		rows = rows.where(sql<boolean>`lower(alt) like ${`%${words}%`} or file like ${`%${words}%`}
				or folder like ${`%${words}%`}`)
	return mapPage(await paginate(rows, asked), toPicture)
})

/** The width of the widest variant on a high-density screen; a phone's photo has twice that. */
const MAX_SIDE = 2560
/** A picture that has to be rotated is in memory as a whole: 300 MB at this size. */
const MAX_MEGAPIXELS = 100
/** High, because the variants are encoded from it again. */
const QUALITY = 90

/** Each waiting upload holds its file in memory. */
export const MAX_WAITING = 12

/** A crop of the upright picture, in pixels. */
export interface Potong {
	left: number
	top: number
	width: number
	height: number
}

/**
 * Encodes the picture, or a crop of it, again from its pixels: upright, scaled down, without metadata or hidden content.
 * A sentence for a file that is not a picture (an SVG may contain scripts) and for a crop outside the picture.
 * Null when too many uploads wait already.
 */
export async function encodeUpload(upload: Buffer, potong?: Potong) {
	const problem = pictureFileProblem(upload.toString('latin1', 0, START_BYTES), upload.length)
	if (problem) return problem
	if (!sniffMediaType(upload)) return BUKAN_GAMBAR
	if (encodeQueue.pendingCount >= MAX_WAITING) return null
	return encodeQueue(() => encode(upload, potong))
}

async function encode(upload: Buffer, potong?: Potong) {
	const sharp = await loadSharp()
	try {
		const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata()
		if (width * height > MAX_MEGAPIXELS * 1_000_000)
			return `Gambar ini ${width} × ${height} piksel; paling banyak ${MAX_MEGAPIXELS} juta piksel. Perkecil lebih dahulu.`
		const image = sharp(upload, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 })
		const { data, info } = await (potong ? image.extract(potong) : image)
			.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
			.webp({ quality: QUALITY, effort: 4, smartSubsample: true })
			.toBuffer({ resolveWithObject: true })
		return { bytes: data, lebar: info.width, tinggi: info.height }
	} catch {
		return BUKAN_GAMBAR
	}
}
