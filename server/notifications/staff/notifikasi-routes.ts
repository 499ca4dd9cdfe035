import {
	type Notifikasi,
	notifikasiInput,
	type Webhook,
	type WebhookValues,
	webhookInput,
} from '../../../contract/notifikasi/staff/notifikasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { isPeran } from '../../../contract/staff/permissions.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import { countRows, mapPage, paginate } from '../../../database/paginate.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { hostOf, isPrivateAddress } from '../../http/private-address.ts'
import { newId } from '../../ids/new-id.ts'
import { readPeran, writePeran } from '../../staff/auth/stored-peran.ts'
import { seenRow, versionOf } from '../../staff/content/read-record.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { addToOutbox, readFacts } from '../outbox.ts'
import { newWebhookSecret } from '../post-webhook.ts'

export const getKeadaan = readRoute(calls.getKeadaan, async (_, { mailer, webhookInternal }) => ({
	data: { surel: mailer !== null, webhookInternal },
}))

export const getNotifikasi = readRoute(calls.getNotifikasi, async (_, { db }) => ({
	data: withSettingVersion(toSetting(await selectSetting(db).executeTakeFirstOrThrow())),
}))

export const updateNotifikasi = changeRoute(
	calls.updateNotifikasi,
	async ({ body: { versi: seen, ...changes } }, context) => {
		const { db, audit } = context
		const row = await seenRow(context, selectSetting(db), seen, (each) => withSettingVersion(toSetting(each)))
		if (isFailure(row)) return row
		const { id: _, versi: __, ...before } = row
		const after = notifikasiInput.parse({ ...before, ...changes })
		const { reservasiPeran, komentarPeran, ...rest } = after
		await db
			.updateTable('notifikasi')
			.set({ ...rest, reservasiPeran: writePeran(reservasiPeran), komentarPeran: writePeran(komentarPeran) })
			.execute()
		const change = { aksi: 'ubah', sumber: 'notifikasi', sumberId: UTAMA, label: 'Notifikasi' }
		await audit({ ...change, sebelum: before, sesudah: after })
		return { data: withSettingVersion(after) }
	},
)

export const testMail = changeRoute(calls.testMail, async ({ body: { alamat } }, { db, now, audit, mailer }) => {
	if (!mailer) return fail('INPUT_TIDAK_VALID', { fields: { alamat: 'Server email belum disetel.' } })
	await addToOutbox(db, [{ peristiwa: 'uji', saluran: 'surel', alamat }], now())
	await audit({ aksi: 'uji-notifikasi', sumber: 'notifikasi', sumberId: UTAMA, label: alamat })
	return { data: null }
})

const builtIn = (stored: string) => readPeran(stored).filter(isPeran)

const selectSetting = (db: Db) => db.selectFrom('notifikasi').selectAll()

const withSettingVersion = (setting: Notifikasi) => ({
	...setting,
	id: UTAMA,
	// Parsed, the fields are in a fixed order.
	versi: versionOf({ id: UTAMA, ...notifikasiInput.parse(setting) }),
})

function toSetting({ id, surelTersedia, ...row }: RowOf<'notifikasi'>): Notifikasi {
	return { ...row, reservasiPeran: builtIn(row.reservasiPeran), komentarPeran: builtIn(row.komentarPeran) }
}

export const listKiriman = readRoute(calls.listKiriman, async ({ query }, { db }) => {
	let rows = db
		.selectFrom('kotakKeluar')
		.leftJoin('webhook', 'webhook.id', 'kotakKeluar.webhookId')
		.select(['kotakKeluar.id', 'kotakKeluar.peristiwa', 'saluran', 'reservasiId', 'status', 'percobaan', 'berikutAt'])
		.select(['galat', 'kotakKeluar.createdAt', 'terkirimAt', 'alamat', 'isi', 'webhook.nama as webhookNama'])
		.orderBy('kotakKeluar.createdAt', 'desc')
		.orderBy('kotakKeluar.id', 'desc')
	if (query.status) rows = rows.where('kotakKeluar.status', '=', query.status)
	if (query.saluran) rows = rows.where('kotakKeluar.saluran', '=', query.saluran)
	return mapPage(await paginate(rows, query), ({ alamat, isi, webhookNama, ...row }) => ({
		...row,
		tujuan: alamat ?? webhookNama ?? '',
		kode: readFacts({ isi }).kode ?? '',
	}))
})

export const retryKiriman = changeRoute(calls.retryKiriman, async ({ params: { id } }, { db, now, audit }) => {
	const row = await db
		.selectFrom('kotakKeluar')
		.select(['peristiwa', 'status', 'galat', 'berikutAt'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	// A message without a failure is being sent now: a second worker must not take it.
	const mayRetry = row.status === 'gagal' || (row.status === 'menunggu' && row.galat !== '')
	if (!mayRetry) return fail('SUDAH_BERUBAH')
	const { numUpdatedRows } = await db
		.updateTable('kotakKeluar')
		.set({ status: 'menunggu', percobaan: 0, berikutAt: now(), galat: '' })
		.where('id', '=', id)
		.where('berikutAt', '=', row.berikutAt)
		.executeTakeFirst()
	if (numUpdatedRows !== 1n) return fail('SUDAH_BERUBAH')
	await audit({ aksi: 'kirim-ulang', sumber: 'notifikasi', sumberId: id, label: row.peristiwa })
	return { data: { id } }
})

const MAX_WEBHOOKS = 20

export const listWebhook = readRoute(calls.listWebhook, async (_, { db }) => {
	const rows = await db.selectFrom('webhook').selectAll().orderBy('nama').orderBy('id').execute()
	return { data: rows.map(toWebhook) }
})

export const createWebhook = changeRoute(
	calls.createWebhook,
	async ({ body }, { db, now, audit, fields, webhookInternal }) => {
		const refused = refuseUrl(body.url, webhookInternal)
		if (refused) return refused
		const { total } = await countRows(db.selectFrom('webhook')).executeTakeFirstOrThrow()
		if (total >= MAX_WEBHOOKS)
			return fail('INPUT_TIDAK_VALID', { fields: { nama: `Paling banyak ${MAX_WEBHOOKS} webhook.` } })
		const id = newId(now())
		const rahasia = newWebhookSecret()
		const row = { id, ...toRow(body), ...fields.encrypt('webhook', id, { rahasia }), createdAt: now() }
		await db.insertInto('webhook').values(row).execute()
		const webhook = toWebhook(row)
		await audit({ aksi: 'buat', sumber: 'notifikasi', sumberId: id, label: body.nama, sesudah: forAudit(webhook) })
		return { data: { created: { ...webhook, rahasia } } }
	},
)

export const updateWebhook = changeRoute(
	calls.updateWebhook,
	async ({ params: { id }, body: { versi: seen, ...body } }, context) => {
		const { db, audit, webhookInternal } = context
		const before = await seenRow(context, select(db, id), seen, toWebhook)
		if (isFailure(before)) return before
		const refused = refuseUrl(body.url, webhookInternal)
		if (refused) return refused
		await db.updateTable('webhook').set(toRow(body)).where('id', '=', id).execute()
		const after = withVersion({ ...before, ...body })
		const [sebelum, sesudah] = [forAudit(before), forAudit(after)]
		await audit({ aksi: 'ubah', sumber: 'notifikasi', sumberId: id, label: body.nama, sebelum, sesudah })
		return { data: after }
	},
)

export const deleteWebhook = changeRoute(calls.deleteWebhook, async ({ params: { id } }, { db, audit }) => {
	const before = await select(db, id).executeTakeFirst()
	if (!before) return fail('TIDAK_DITEMUKAN')
	await db.deleteFrom('webhook').where('id', '=', id).execute()
	const sebelum = forAudit(toWebhook(before))
	await audit({ aksi: 'hapus', sumber: 'notifikasi', sumberId: id, label: before.nama, sebelum })
	return { data: { id } }
})

export const rotateSecret = changeRoute(calls.rotateSecret, async ({ params: { id } }, { db, audit, fields }) => {
	const row = await select(db, id).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const rahasia = newWebhookSecret()
	await db
		.updateTable('webhook')
		.set(fields.encrypt('webhook', id, { rahasia }))
		.where('id', '=', id)
		.execute()
	await audit({ aksi: 'rahasia-baru', sumber: 'notifikasi', sumberId: id, label: row.nama })
	return { data: { created: { ...toWebhook(row), rahasia } } }
})

export const testWebhook = changeRoute(calls.testWebhook, async ({ params: { id } }, { db, now, audit }) => {
	const row = await select(db, id).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	await addToOutbox(db, [{ peristiwa: 'uji', saluran: 'webhook', webhookId: id }], now())
	await audit({ aksi: 'uji-notifikasi', sumber: 'notifikasi', sumberId: id, label: row.nama })
	return { data: null }
})

const select = (db: Db, id: string) => db.selectFrom('webhook').selectAll().where('id', '=', id)

const toRow = ({ nama, url, peristiwa, dataPribadi, aktif }: WebhookValues) => ({
	nama,
	url,
	peristiwa: JSON.stringify(peristiwa),
	dataPribadi: dataPribadi ? 1 : 0,
	aktif: aktif ? 1 : 0,
})

const toWebhook = ({ rahasia, ...row }: RowOf<'webhook'>): Webhook =>
	withVersion({
		...row,
		peristiwa: webhookInput.shape.peristiwa.parse(JSON.parse(row.peristiwa)),
		dataPribadi: row.dataPribadi === 1,
		aktif: row.aktif === 1,
	})

/** Parsed, the fields are in a fixed order. */
const withVersion = (webhook: Omit<Webhook, 'versi'>): Webhook => ({
	...webhook,
	versi: versionOf({ id: webhook.id, ...webhookInput.parse(webhook) }),
})

/** `aktif` of an account means something else there. */
const forAudit = ({ aktif, versi: _, ...webhook }: Webhook) => ({ ...webhook, webhookAktif: aktif })

/** Names are checked when a message is sent, because they can change their meaning. */
function refuseUrl(address: string, isInternalAllowed: boolean): Failure | null {
	if (isInternalAllowed) return null
	const url = new URL(address)
	if (url.protocol !== 'https:') return fail('INPUT_TIDAK_VALID', { fields: { url: 'Harus dimulai dengan https://.' } })
	if (url.hostname === 'localhost' || isPrivateAddress(hostOf(url)))
		return fail('INPUT_TIDAK_VALID', { fields: { url: 'Alamat di jaringan internal tidak diizinkan di server ini.' } })
	return null
}
