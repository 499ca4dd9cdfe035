/** Stores originals. A picture is named `<folder>/<file>`, as contract/pictures.ts allows it. */
export interface PictureStore {
	/** A text that changes with the picture; null when there is no such picture. */
	find(picture: string): Promise<string | null>
	read(picture: string): Promise<Buffer | null>
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
