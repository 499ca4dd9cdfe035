import type { Kysely } from 'kysely'

type After = { shopItem: { id: string; textContent: string; ringkasan: string } }

const LENGTH = 150

/** Packages get a summary for lists, as services and articles have one. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
	await untyped.schema
		.alterTable('shopItem')
		.addColumn('ringkasan', 'text', (column) => column.notNull().defaultTo(''))
		.execute()
	const db = untyped.withTables<After>()
	for (const { id, textContent } of await db.selectFrom('shopItem').select(['id', 'textContent']).execute())
		await db
			.updateTable('shopItem')
			.set({ ringkasan: textOf(textContent).slice(0, LENGTH) })
			.where('id', '=', id)
			.execute()
}

/** Stored HTML is sanitised: a tag has no `>` of its own, and text has these entities alone. */
const textOf = (html: string) =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')
		.trim()
