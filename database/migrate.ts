import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DatabaseKind } from './database-kind.ts'
import * as content from './migrations/001-content.ts'
import * as people from './migrations/002-people.ts'
import * as staff from './migrations/003-staff.ts'
import * as reservations from './migrations/004-reservations.ts'
import * as search from './migrations/005-search.ts'
import * as providerSettings from './migrations/006-provider-settings.ts'
import * as hiddenContent from './migrations/007-hidden-content.ts'
import * as promoSetting from './migrations/008-promo-setting.ts'
import * as brand from './migrations/009-brand.ts'
import * as artikelVersions from './migrations/010-artikel-versions.ts'
import * as panduan from './migrations/011-panduan.ts'
import * as combinedRoles from './migrations/013-combined-roles.ts'
import * as siteTexts from './migrations/014-site-texts.ts'
import * as memberDevices from './migrations/015-member-devices.ts'
import * as signIn from './migrations/016-sign-in.ts'
import * as auditChain from './migrations/017-audit-chain.ts'
import * as visitorPrivacy from './migrations/018-visitor-privacy.ts'
import * as desk from './migrations/019-desk.ts'
import * as outbox from './migrations/020-outbox.ts'
import * as calendar from './migrations/021-calendar.ts'
import * as ownChanges from './migrations/022-own-changes.ts'
import * as live from './migrations/023-live.ts'
import * as deskWork from './migrations/024-desk-work.ts'
import * as secondFactor from './migrations/025-second-factor.ts'
import * as shopRingkasan from './migrations/026-shop-ringkasan.ts'
import * as dangerSigns from './migrations/027-danger-signs.ts'
import type { Schema } from './schema.ts'

/** Migrations by name. They run in the order of their names, each once per database. */
export type Migrations = Record<string, { up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> }>

export const migrations: Migrations = {
	'001-content': content,
	'002-people': people,
	'003-staff': staff,
	'004-reservations': reservations,
	'005-search': search,
	'006-provider-settings': providerSettings,
	'007-hidden-content': hiddenContent,
	'008-promo-setting': promoSetting,
	'009-brand': brand,
	'010-artikel-versions': artikelVersions,
	'011-panduan': panduan,
	'013-combined-roles': combinedRoles,
	'014-site-texts': siteTexts,
	'015-member-devices': memberDevices,
	'016-sign-in': signIn,
	'017-audit-chain': auditChain,
	'018-visitor-privacy': visitorPrivacy,
	'019-desk': desk,
	'020-outbox': outbox,
	'021-calendar': calendar,
	'022-own-changes': ownChanges,
	'023-live': live,
	'024-desk-work': deskWork,
	'025-second-factor': secondFactor,
	'026-shop-ringkasan': shopRingkasan,
	'027-danger-signs': dangerSigns,
}

export const migrationNames = Object.keys(migrations)

/**
 * Runs the pending migrations in one transaction and returns their number. The caller holds the start lock.
 *
 * @throws when one fails; then none of them has changed anything
 */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind, known = migrations): Promise<number> {
	const { error, results = [] } = await migrator(db, kind, known).migrateToLatest()
	if (error) throw error
	return results.length
}

/** True when no migration is pending. */
export async function isMigrated(db: Kysely<Schema>, kind: DatabaseKind): Promise<boolean> {
	const all = await migrator(db, kind, migrations).getMigrations()
	return all.every((migration) => migration.executedAt !== undefined)
}

function migrator(db: Kysely<Schema>, kind: DatabaseKind, known: Migrations): Migrator {
	const withKind = Object.entries(known).map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (transaction) => up(transaction, kind) },
	])
	return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(withKind) } })
}
