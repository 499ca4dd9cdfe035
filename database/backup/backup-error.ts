/** An error that the operator can fix. The command prints its message without a stack trace. */
export class BackupError extends Error {}
