/** A failed attempt. The message is a sentence for staff and names no recipient. */
export class DeliveryError extends Error {
	/** True when another attempt cannot succeed. */
	readonly permanent: boolean

	constructor(message: string, { permanent = false } = {}) {
		super(message)
		this.permanent = permanent
	}
}
