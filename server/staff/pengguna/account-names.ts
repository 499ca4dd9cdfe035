import type { Pengguna } from '../../../contract/staff/pengguna.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { ownRoles } from '../auth/stored-peran.ts'
import type { ChangeContext } from '../staff-context.ts'

/** The names of own roles and clinics, by id. */
type Names = ReadonlyMap<string, string>
type Account = Pick<Pengguna, 'peran' | 'poliKlinik'>

const invalid = (fields: Record<string, string>) => fail('INPUT_TIDAK_VALID', { fields })

/** The names of the roles and clinics of an account before and after a change; a failure if what it gets does not exist. */
export async function readAccountNames(
	{ db, database }: ChangeContext,
	after: Account,
	before: Account = { peran: [], poliKlinik: [] },
): Promise<Names | Failure> {
	if (after.poliKlinik.length > 0 && after.peran.includes('admin'))
		return invalid({ poliKlinik: 'Administrator tidak dapat dibatasi pada poli.' })
	const own = [...new Set(ownRoles([...before.peran, ...after.peran]))]
	const roles = db.selectFrom('peranSendiri').select(['id', 'nama']).where('id', 'in', own)
	// Locked, so that nobody deletes it meanwhile.
	const locked = database.kind === 'postgres' ? roles.forShare() : roles
	const foundRoles = own.length === 0 ? [] : await locked.execute()
	if (foundRoles.length !== own.length) return invalid({ peran: 'Salah satu peran sudah tidak ada.' })
	const ids = [...new Set([...before.poliKlinik, ...after.poliKlinik])]
	const clinics = db.selectFrom('poliKlinik').select(['id', 'nama']).where('id', 'in', ids)
	const foundClinics = ids.length === 0 ? [] : await clinics.execute()
	const names = new Map([...foundRoles, ...foundClinics].map(({ id, nama }) => [id, nama]))
	// A clinic that was deleted stays in the list: without it the account would see all clinics.
	return after.poliKlinik.every((id) => names.has(id) || before.poliKlinik.includes(id))
		? names
		: invalid({ poliKlinik: 'Salah satu poli sudah tidak ada.' })
}

/** The account with names, for the audit trail. */
export function withNames(account: Pengguna, names: Names): Pengguna {
	const nameOf = (id: string) => names.get(id) ?? id
	return { ...account, peran: account.peran.map(nameOf), poliKlinik: account.poliKlinik.map(nameOf) }
}
