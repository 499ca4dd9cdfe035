import { type Webhook, type WebhookValues, webhookInput } from '../../../contract/notifikasi/staff/notifikasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { countRows } from '../../../database/paginate.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { hostOf, isPrivateAddress } from '../../http/private-address.ts'
import { newId } from '../../ids/new-id.ts'
import { seenRow, versionOf } from '../../staff/content/read-record.ts'
import { changeRoute, readRoute } from '../../staff/staff-route.ts'
import { addToOutbox } from '../outbox.ts'
import { newWebhookSecret } from '../post-webhook.ts'

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
