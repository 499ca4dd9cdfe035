import { type PictureSource, StoreUnavailable } from './picture-store.ts'

/** Reads an original from the first source that has it; null when none has it or can be reached. */
export const readFrom =
	(sources: PictureSource[]) =>
	async (picture: string): Promise<Buffer | null> => {
		for (const source of sources) {
			const bytes = await source.read(picture).catch((error) => {
				if (error instanceof StoreUnavailable) return null
				throw error
			})
			if (bytes) return bytes
		}
		return null
	}
