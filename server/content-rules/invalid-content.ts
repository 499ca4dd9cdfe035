/** Content that cannot be stored. `fields` has a sentence for staff by invalid column. */
export class InvalidContent extends Error {
	readonly fields: Record<string, string>

	constructor(table: string, fields: Record<string, string>) {
		super(`${table} cannot be stored: ${Object.keys(fields).join(', ')}`)
		this.name = 'InvalidContent'
		this.fields = fields
	}
}
