import type { KredensialMasuk, Passkey } from '../../../contract/staff/auth.ts'
import * as calls from '../../../contract/staff/calls.ts'
import type { Db } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import {
	type ChangeContext,
	changeRoute,
	handleRoute,
	readRoute,
	type Staf,
	type StaffContext,
} from '../staff-route.ts'
import { accountEntry } from './account-entry.ts'

export const listPasskeys = readRoute(calls.listPasskeys, async ({ staf }, { db }) => {
	return { data: (await ownPasskeys(db, staf.id).execute()).map(toPasskey) }
})

export const beginPasskey = handleRoute(calls.beginPasskey, async ({ headers, setCookies }, { auth }) => {
	const { api } = await auth.betterAuth()
	const options = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
	setCookies(options.headers)
	return { data: { ...options.response } }
})

export const addPasskey = handleRoute(calls.addPasskey, async ({ body, staf, headers }, { auth, db, now }) => {
	const { api } = await auth.betterAuth()
	try {
		const added = await api.verifyPasskeyRegistration({
			body: { response: body.kredensial, name: body.nama },
			headers,
		})
		// The password alone has opened the other sessions; from now on it is not enough.
		if (staf.duaLangkah !== 'aktif')
			await db.deleteFrom('stafSesi').where('stafId', '=', staf.id).where('id', '!=', staf.sesiId).execute()
		await recordEvent(db, { ...entryOf(staf, body.nama), aksi: 'passkey-baru', staf, now: now() })
		return { data: { id: added.id, nama: body.nama, createdAt: now() } }
	} catch (error) {
		if (!isPasskeyError(error)) throw error
		return fail('INPUT_TIDAK_VALID', { fields: { kredensial: 'Passkey tidak dapat diperiksa. Silakan ulangi.' } })
	}
})

export const renamePasskey = changeRoute(calls.renamePasskey, async ({ params, body, staf }, { db, audit }) => {
	const passkey = await findOwn(db, staf, params.id)
	if (!passkey) return fail('TIDAK_DITEMUKAN')
	await db.updateTable('stafPasskey').set({ nama: body.nama }).where('id', '=', passkey.id).execute()
	const [sebelum, sesudah] = [{ passkey: passkey.nama }, { passkey: body.nama }]
	await audit({ ...entryOf(staf, body.nama), aksi: 'passkey-nama', sebelum, sesudah })
	return { data: { ...passkey, nama: body.nama } }
})

export const deletePasskey = changeRoute(calls.deletePasskey, async ({ params, staf }, { db, audit }) => {
	const passkey = await findOwn(db, staf, params.id)
	if (!passkey) return fail('TIDAK_DITEMUKAN')
	await db.deleteFrom('stafPasskey').where('id', '=', passkey.id).execute()
	await audit({ ...entryOf(staf, passkey.nama), aksi: 'passkey-hapus' })
	return { data: null }
})

const ownPasskeys = (db: Db, stafId: string) =>
	db.selectFrom('stafPasskey').select(['id', 'nama', 'createdAt']).where('stafId', '=', stafId).orderBy('createdAt')

const toPasskey = (row: { id: string; nama: string | null; createdAt: string | null }): Passkey => ({
	id: row.id,
	nama: row.nama ?? '',
	createdAt: Date.parse(row.createdAt ?? ''),
})

async function findOwn(db: ChangeContext['db'], staf: Staf, id: string): Promise<Passkey | null> {
	const row = await ownPasskeys(db, staf.id).where('id', '=', id).executeTakeFirst()
	return row ? toPasskey(row) : null
}

const entryOf = (staf: Staf, nama: string) => accountEntry(staf, `${staf.nama}: ${nama}`)

interface Given {
	/** The answer of the browser. */
	kredensial: KredensialMasuk
	headers: Headers
	/** Only a passkey of this account; without it, of any. */
	stafId?: string
}

export const findPasskeyOwner = ({ db }: StaffContext, credentialId: string) =>
	db
		.selectFrom('stafPasskey')
		.innerJoin('staf', 'staf.id', 'stafPasskey.stafId')
		.select(['staf.id', 'staf.email'])
		.where('credentialId', '=', credentialId)
		.where('staf.aktif', '=', 1)
		.executeTakeFirst()

/** Verifies the answer to a challenge; better-auth opens a session for it. Null for a wrong or foreign passkey. */
export async function verifyPasskey(context: StaffContext, { kredensial, headers, stafId }: Given) {
	const owner = await findPasskeyOwner(context, kredensial.id)
	if (!owner || (stafId !== undefined && owner.id !== stafId)) return null
	const { api } = await context.auth.betterAuth()
	return nullIfRejected(
		api.verifyPasskeyAuthentication({ body: { response: kredensial }, headers, returnHeaders: true }),
	)
}

const isApiError = (error: unknown): error is Error & { statusCode: number; body?: { code?: string } } =>
	error instanceof Error && error.name === 'APIError' && 'statusCode' in error

/** Whether better-auth rejected the input; other errors are unexpected. */
const isAuthError = (error: unknown): boolean => isApiError(error) && error.statusCode < 500

export const nullIfRejected = <T>(work: Promise<T>): Promise<T | null> =>
	work.catch((error) => {
		if (!isAuthError(error)) throw error
		return null
	})

/** better-auth answers 500 for a new passkey that does not verify. */
export const isPasskeyError = (error: unknown): boolean =>
	isAuthError(error) || (isApiError(error) && error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION')
