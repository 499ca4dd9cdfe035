/** Originals. A picture is named `<folder>/<file>`. */
export interface PictureSource {
	/** Its pictures may change under the same name, so browsers must look at them again. */
	isMutable?: true
	/** A text that changes with the picture; null when there is no such picture. */
	find(picture: string): Promise<string | null>
	read(picture: string): Promise<Buffer | null>
}

/** Stores originals whose names are as contract/media/pictures.ts allows them. */
export interface PictureStore extends PictureSource {
	/** Atomic: a concurrent reader gets the previous picture. */
	write(picture: string, bytes: Buffer): Promise<void>
	/** Removing an absent picture succeeds. */
	remove(picture: string): Promise<void>
	list(): Promise<string[]>
}

/** The store cannot be reached now; a later request may succeed. */
export class StoreUnavailable extends Error {}

export interface PicturesLog {
	warn(details: object, message: string): void
}

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
