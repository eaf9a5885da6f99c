// Changes what Preact prints, as it does on the server: the same for all files, whichever the worker has run before.
import 'preact/compat';
