/** Content that cannot be stored; names every column at fault, with a sentence that staff may read. */
export class InvalidContent extends Error {
	readonly fields: Record<string, string>

	constructor(table: string, fields: Record<string, string>) {
		super(`${table} cannot be stored: ${Object.keys(fields).join(', ')}`)
		this.name = 'InvalidContent'
		this.fields = fields
	}
}
