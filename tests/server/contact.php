<?php
// A contact.php of one's own, as small as the contract of docs/server.md lets it be. The contract's tests run it.
declare(strict_types=1);

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'serviceRequired', 'message'];

/** Answers in JSON, or with a page where a browser has sent the form by itself, and ends. */
function answer(int $code, string $status, string $message): never
{
    http_response_code($code);
    header('Cache-Control: no-store');
    $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? 'navigate';
    $wantsPage = $mode === 'navigate' && str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'text/html');
    if ($wantsPage) {
        $title = $status === 'success' ? 'Message Sent!' : 'Message not sent';
        $text = htmlspecialchars($message);
        header('Content-Type: text/html; charset=utf-8');
        exit("<!doctype html><html lang=\"en\"><title>$title</title><h1>$title</h1><p>$text</p><p><a href=\"/\">Back to the site</a></p>");
    }
    header('Content-Type: application/json; charset=utf-8');
    exit(json_encode(['status' => $status, 'message' => $message], JSON_THROW_ON_ERROR));
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Allow: POST');
    answer(405, 'error', 'Messages are sent with POST.');
}
$origin = $_SERVER['HTTP_ORIGIN'] ?? '';
if ($origin !== '' && parse_url($origin, PHP_URL_HOST) !== parse_url("http://{$_SERVER['HTTP_HOST']}", PHP_URL_HOST)) {
    answer(403, 'error', 'Messages are not taken from this page.');
}
$type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
if ($type !== 'application/x-www-form-urlencoded') {
    answer(415, 'error', 'Messages are sent form-encoded.');
}

// Not $_POST: PHP stops filling it at a limit of its own.
parse_str((string) file_get_contents('php://input'), $sent);
$message = [];
foreach (FIELDS as $field) {
    $value = is_string($sent[$field] ?? null) ? $sent[$field] : '';
    if (strlen($value) > ($field === 'message' ? 60_000 : 1500)) {
        answer(413, 'error', 'The message is too long.');
    }
    if ($field !== 'lastName' && trim($value) === '') {
        answer(422, 'error', 'Please fill in all required fields.');
    }
    $message[$field] = $value;
}

$folder = getenv('MESSAGES');
$line = json_encode($message, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE) . "\n";
$words = hash('sha256', $line);
// Held until the answer, so that the same message can't be taken twice at the same time.
$recent = @fopen("$folder/recent.json", 'c+');
if ($recent === false || !flock($recent, LOCK_EX)) {
    answer(500, 'error', 'Your message could not be taken. Please call us.');
}
$known = json_decode((string) stream_get_contents($recent), true) ?? [];
$known = array_filter($known, fn($time) => $time > time() - 600);
if (isset($known[$words])) {
    answer(200, 'success', "We'll get back to you soon");
}

// Where this mails instead, take line breaks out of whatever goes into a header.
$file = ($sent['topic'] ?? '') === '' ? 'messages.jsonl' : 'parked-messages.jsonl';
if (@file_put_contents("$folder/$file", $line, FILE_APPEND) === false) {
    answer(500, 'error', 'Your message could not be taken. Please call us.');
}
ftruncate($recent, 0);
rewind($recent);
fwrite($recent, (string) json_encode([...$known, $words => time()]));
answer(200, 'success', "We'll get back to you soon");
