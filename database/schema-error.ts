/** The schema of a database that this version cannot use; the message continues a sentence about the database. */
export class SchemaError extends Error {
	static newer(migrations: string[]) {
		return new SchemaError(
			`has the schema of a newer version (${migrations.join(', ')}) on which this one cannot run: start that version, or restore the backup that was made before it.`,
		)
	}

	static foreign() {
		return new SchemaError(
			'is of a version that this one cannot upgrade, and was left as it is: export its content with that version (npm run export), and import the file here into an empty database (npm run import).',
		)
	}
}
