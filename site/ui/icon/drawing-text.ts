/** How lucide keeps a drawing: its lines, each with a key that only a list of elements would need. */
export type Drawing = [tag: string, attributes: Record<string, string>][]

/** The lines as they stand inside of an `<svg>`. */
export const drawingText = (drawing: Drawing): string =>
	drawing.map(([tag, { key: _, ...attributes }]) => `<${tag}${written(attributes)}/>`).join('')

const written = (attributes: Record<string, string>) =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join('')
