/** The parts of OpenAPI 3.1 that our document uses. `openapi.ts` makes the whole. */
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

export interface Parameter {
	name: string
	in: 'path' | 'query' | 'header'
	required: boolean
	description: string
	schema: JsonSchema
	example?: unknown
}

export interface ApiResponse {
	description: string
	headers?: Record<string, { description: string; schema: JsonSchema }>
	content: JsonContent
	/** The error codes that have this status. */
	'x-codes'?: string[]
}

export interface Reference {
	$ref: string
}

export interface JsonContent {
	'application/json': { schema: JsonSchema; example?: unknown }
}

export interface JsonSchema {
	$ref?: string
	type?: string | string[]
	description?: string
	default?: unknown
	properties?: Record<string, JsonSchema>
	required?: string[]
	additionalProperties?: boolean | JsonSchema
	propertyNames?: JsonSchema
	items?: JsonSchema
	anyOf?: JsonSchema[]
	enum?: string[]
	const?: unknown
	minimum?: number
	maximum?: number
	minLength?: number
	maxLength?: number
	minItems?: number
	maxItems?: number
	pattern?: string
}
